import { registerEnumType } from 'type-graphql';

/** The values are what the database holds. */
export enum BookingConfirmation {
  STAFF = 'staff',
  KNOWN = 'known',
  EVERYONE = 'everyone',
}

registerEnumType(BookingConfirmation, {
  name: 'BookingConfirmation',
  description: 'Which bookings of customers are confirmed without the staff.',
  valuesConfig: {
    STAFF: { description: 'None: the staff confirm each.' },
    KNOWN: {
      description:
        'Those of customers who had a confirmed appointment before and got the code on their phone; the staff confirm all others.',
    },
    EVERYONE: { description: 'All of them.' },
  },
});
