import { DateTime } from 'luxon';

interface Fit {
  timeZone: string;
  /** Minutes of the day, by the clock of the business. */
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
  const { timeZone, fromMinute, toMinute, minutes, earliest, passed } = fit;
  return starts.filter((start) => {
    const { hour, minute } = DateTime.fromJSDate(start, { zone: timeZone });
    const ofDay = hour * 60 + minute;
    const end = start.getTime() + minutes * 60_000;
    return (
      start >= earliest &&
      ofDay >= fromMinute &&
      ofDay <= toMinute &&
      !passed.some(({ startsAt, endsAt }) => start < endsAt && startsAt.getTime() < end)
    );
  });
}
