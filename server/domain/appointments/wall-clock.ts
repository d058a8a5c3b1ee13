import { DateTime } from 'luxon';

/** What the clock of a business shows, as if it were never set: a DateTime of UTC with its figures. */
export const wallOf = (instant: Date, timeZone: string): DateTime =>
  DateTime.fromJSDate(instant, { zone: timeZone }).setZone('utc', { keepLocalTime: true });

/**
 * When the clock shows a time. One that it skips is later by the length of the skip, as Luxon has it: 2:30 is 3:30 where 2:00 is followed by 3:00. Of one that
 * it shows twice it is the first.
 */
export const instantAt = (wall: DateTime, timeZone: string): Date =>
  firstOf(wall.setZone(timeZone, { keepLocalTime: true })).toJSDate();

/** Of a time that the clock shows twice the first, where Luxon takes the one whose offset is that of today. */
export const firstOf = (found: DateTime): DateTime =>
  found.getPossibleOffsets().reduce((first, other) => (other < first ? other : first), found);

/** Minutes on the clock from one instant to another. */
export const wallMinutes = (from: Date, to: Date, timeZone: string): number =>
  wallOf(to, timeZone).diff(wallOf(from, timeZone), 'minutes').minutes;

/** The instant at which the clock shows some minutes more. */
export const shiftedOnClock = (instant: Date, minutes: number, timeZone: string): Date =>
  minutes === 0 ? instant : instantAt(wallOf(instant, timeZone).plus({ minutes }), timeZone);
