import { registerEnumType } from 'type-graphql';

/** The values are what the database and the REST mirror hold. */
export enum CheckInStatus {
  CHECKED_IN = 'checked-in',
  READY = 'ready',
  SEATED = 'seated',
  CANCELED = 'canceled',
}

registerEnumType(CheckInStatus, {
  name: 'CheckInStatus',
  description: 'Where a check-in stands.',
  valuesConfig: {
    CHECKED_IN: { description: 'Waiting in line.' },
    READY: { description: 'The business is ready for the party.' },
    SEATED: { description: 'The party is being served.' },
    CANCELED: { description: 'Left or was taken off the queue.' },
  },
});
