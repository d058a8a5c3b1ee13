import { DateTime } from 'luxon';
import { clockOf } from '../../hours/hour-words';
import { onClock } from '../time-words';
import { instantAt, wallTime } from '../wall-time';
import { minutesOfClock } from './clock-text';

/** A date as in 2026-12-25 and a time as typed. */
export interface Wall {
  date: string;
  time: string;
}

const written = ({ date, time }: Wall): string | null => {
  const minutes = minutesOfClock(time);
  if (minutes === null || !DateTime.fromISO(date, { zone: 'utc' }).isValid) return null;
  return DateTime.fromISO(date, { zone: 'utc' }).plus({ minutes }).toFormat("yyyy-MM-dd'T'HH:mm");
};

/** The instant of a date and a time on the clock of the business; null for what is none. */
export function momentOf(wall: Wall, timeZone: string): DateTime | null {
  const clock = written(wall);
  return clock === null ? null : onClock(instantAt(clock, timeZone), timeZone);
}

/** Whether the clock shows that time on that date: one hour a year it skips. */
export function isOnClock(wall: Wall, timeZone: string): boolean {
  const clock = written(wall);
  return clock === null || wallTime(instantAt(clock, timeZone), timeZone) === clock;
}

/** Date and time that the clock of the business shows. */
export function wallOf(instant: DateTime | string | Date, timeZone: string): Wall {
  const moment = DateTime.isDateTime(instant) ? instant.setZone(timeZone) : onClock(instant, timeZone);
  return { date: moment.toISODate() ?? '', time: clockOf(moment.hour * 60 + moment.minute) };
}

/** Whole minutes between two instants. */
export const minutesBetween = (start: DateTime, end: DateTime): number =>
  Math.round((end.toMillis() - start.toMillis()) / 60_000);
