import { registerEnumType } from 'type-graphql';

/** The values are what the database holds. */
export enum LateArrival {
  KEEP = 'keep',
  END = 'end',
}

registerEnumType(LateArrival, {
  name: 'LateArrival',
  description: 'What becomes of the place in line of a customer who checks in too late for their appointment.',
  valuesConfig: {
    KEEP: { description: 'It still counts from the time of the appointment.' },
    END: { description: 'It counts from the check-in, as that of a walk-in: behind all who wait.' },
  },
});
