import { registerEnumType } from 'type-graphql';

/** Ruling 24. The values are what the database and the REST mirror hold. */
export enum AppointmentStatus {
  BOOKED = 'booked',
  RESERVED = 'reserved',
  EVENT = 'event',
}

registerEnumType(AppointmentStatus, {
  name: 'AppointmentStatus',
  description: 'How an appointment came about.',
  valuesConfig: {
    BOOKED: { description: 'A customer asked for it online.' },
    RESERVED: { description: 'The staff made it for a customer.' },
    EVENT: { description: 'A time that the staff blocked, without a customer: a holiday, a meeting.' },
  },
});
