import type { DateTime } from 'luxon';
import type { DemoMember } from './staff.js';

/** A time that the staff blocked, of one date in minutes of the day. */
export interface DemoBlock {
  title: string;
  date: string;
  opens: number;
  closes: number;
  /** Indices into the demo's staff. */
  staff: number[];
}

/** Index of who has the holiday. */
const AWAY = 1;

/** A lunch of who works on the next open day but Saturday, and a holiday of somebody, on a day of theirs some days later. */
export function planBlocks(
  staff: readonly DemoMember[],
  today: DateTime,
  exceptions: ReadonlySet<string>,
): DemoBlock[] {
  const workOn = (date: DateTime): number[] =>
    staff.flatMap(({ weekdays }, index) => (weekdays.includes(date.weekday % 7) ? [index] : []));
  const dayAfter = (first: number, fits: (date: DateTime) => boolean): DateTime => {
    let date = today.plus({ days: first });
    while (exceptions.has(date.toISODate()!) || !fits(date)) date = date.plus({ days: 1 });
    return date;
  };
  const lunch = dayAfter(1, (date) => date.weekday < 6 && workOn(date).length > 1);
  const holiday = dayAfter(5, (date) => workOn(date).includes(AWAY) && !date.hasSame(lunch, 'day'));
  const { opens, closes } = staff[AWAY]!;
  return [
    { title: 'Team lunch', date: lunch.toISODate()!, opens: 750, closes: 810, staff: workOn(lunch) },
    { title: 'Holiday', date: holiday.toISODate()!, opens, closes, staff: [AWAY] },
  ];
}
