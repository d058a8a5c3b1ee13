import { registerEnumType } from 'type-graphql';

/** The values are what the database and the REST mirror hold. */
export enum CalendarView {
  DAY = 'day',
  WEEK = 'week',
}

registerEnumType(CalendarView, {
  name: 'CalendarView',
  description: 'What the calendar shows when it opens.',
  valuesConfig: {
    DAY: { description: 'One day, a column for each staff member.' },
    WEEK: { description: 'Seven days.' },
  },
});
