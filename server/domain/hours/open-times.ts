import { DateTime } from 'luxon';
import { DAY_MINUTES, type DayRange, type WeekRange } from './week.js';

/** When somebody works: every week, but for some dates. */
export interface Schedule {
  /** IANA time zone of the clock on the wall. */
  timeZone: string;
  week: readonly WeekRange[];
  /** Hours of dates, as in 2026-12-25, that replace what begins on their weekday; none: closed. */
  exceptions: ReadonlyMap<string, readonly DayRange[]>;
}

export interface OpenTime {
  opensAt: Date;
  closesAt: Date;
}

/** The hours that begin on a date, by the clock on the wall. */
function dayRangesOf({ week, exceptions }: Schedule, day: DateTime): readonly DayRange[] {
  const weekday = day.weekday % 7;
  return exceptions.get(day.toISODate()!) ?? week.filter((range) => range.weekday === weekday);
}

/** Of a time that the clocks skip, the instant after the skip; of one that they show twice, the first. */
function instantOf(day: DateTime, minutes: number): Date {
  const clock = minutes % DAY_MINUTES;
  const [hour, minute] = [Math.floor(clock / 60), clock % 60];
  let found = day.plus({ days: Math.floor(minutes / DAY_MINUTES) }).set({ hour, minute });
  if (found.hour !== hour || found.minute !== minute) {
    // Luxon goes as far beyond the skip as the time was in it.
    const { offset } = found;
    while (found.minus({ minutes: 1 }).offset === offset) found = found.minus({ minutes: 1 });
  }
  return firstOf(found).toJSDate();
}

/** Of a time that the clocks show twice, the first. */
const firstOf = (time: DateTime): DateTime =>
  time.getPossibleOffsets().reduce((first, other) => (other < first ? other : first), time);

const onDay = (schedule: Schedule, day: DateTime): OpenTime[] =>
  dayRangesOf(schedule, day)
    .map(({ opens, closes }) => ({ opensAt: instantOf(day, opens), closesAt: instantOf(day, closes) }))
    .filter(({ opensAt, closesAt }) => closesAt > opensAt) // within an hour that the clocks skip
    .sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime());

/** The open times that begin on a date, as in 2026-12-25, in order; right on days when the clocks change. */
export const openTimesOf = (schedule: Schedule, date: string): OpenTime[] =>
  onDay(schedule, DateTime.fromISO(date, { zone: schedule.timeZone }));

interface DayTimes {
  times: OpenTime[];
  /** When the next date begins. */
  end: Date;
}

/** Open times by the date on which they begin, from the day before `now` on: those of yesterday may last until now. */
export function* openTimesFrom(schedule: Schedule, now: Date, days: number): Generator<DayTimes> {
  const today = DateTime.fromJSDate(now, { zone: schedule.timeZone }).startOf('day');
  const dayAt = (number: number): DateTime => today.plus({ days: number }).startOf('day');
  for (let day = -1; day < days; day += 1) yield { times: onDay(schedule, dayAt(day)), end: dayAt(day + 1).toJSDate() };
}
