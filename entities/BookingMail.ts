import { registerEnumType } from 'type-graphql';

/** The values are what the database holds. */
export enum BookingMail {
  NOBODY = 'nobody',
  OWNERS = 'owners',
  STAFF = 'staff',
}

registerEnumType(BookingMail, {
  name: 'BookingMail',
  description: 'Who is told by e-mail of what customers book, move and cancel online.',
  valuesConfig: {
    NOBODY: { description: 'Nobody: it stands in the calendar only.' },
    OWNERS: { description: 'All owners.' },
    STAFF: { description: 'All owners, and the staff members whose appointment it is, if they sign in.' },
  },
});
