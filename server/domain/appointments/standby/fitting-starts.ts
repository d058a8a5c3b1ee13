import { DateTime } from 'luxon';
import { MIDNIGHT } from './time-of-day.js';

interface Fit {
  timeZone: string;
  /** Dates and minutes of the day, by the clock of the business; those after midnight belong to the date before. */
  firstDate: string;
  lastDate: string;
  fromMinute: number;
  toMinute: number;
  /** How long the visit takes. */
  minutes: number;
  /** The visit begins then or later. */
  earliest: Date;
  /** Times that are not offered: the customer did not take them before, or somebody may take them back. */
  passed: readonly { startsAt: Date; endsAt: Date }[];
}

/** Of the starts of a visit those that its customer can be offered: at the wanted time of day, late enough to be answered, and in none of what is passed over. */
export function fittingStarts(starts: readonly Date[], fit: Fit): Date[] {
  const { timeZone, firstDate, lastDate, fromMinute, toMinute, minutes, earliest, passed } = fit;
  const isWanted = (day: DateTime, minute: number): boolean => {
    const date = day.toISODate()!;
    return date >= firstDate && date <= lastDate && minute >= fromMinute && minute <= toMinute;
  };
  return starts.filter((start) => {
    const local = DateTime.fromJSDate(start, { zone: timeZone });
    const ofDay = local.hour * 60 + local.minute;
    const end = start.getTime() + minutes * 60_000;
    return (
      start >= earliest &&
      (isWanted(local, ofDay) || isWanted(local.minus({ days: 1 }), MIDNIGHT + ofDay)) &&
      !passed.some(({ startsAt, endsAt }) => start < endsAt && startsAt.getTime() < end)
    );
  });
}
