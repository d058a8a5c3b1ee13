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
  description: 'Status of a check-in.',
  valuesConfig: {
    CHECKED_IN: { description: 'Waiting in line.' },
    READY: { description: 'The business is ready for the party.' },
    SEATED: { description: 'The party is being served.' },
    CANCELED: { description: 'The party left or was removed from the queue.' },
  },
});
