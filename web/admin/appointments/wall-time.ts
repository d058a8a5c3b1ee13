import { DateTime } from 'luxon';

/** What a clock on the wall of the business shows, as in 2026-11-27T09:30. */
export type WallTime = string;

const utc = (wall: WallTime): DateTime => DateTime.fromISO(wall, { zone: 'utc' });
const written = (time: DateTime): WallTime => time.toFormat("yyyy-MM-dd'T'HH:mm");

/** What the clock shows at an instant. */
export const wallTime = (instant: string | Date, timeZone: string): WallTime =>
  written(
    typeof instant === 'string'
      ? DateTime.fromISO(instant, { zone: timeZone })
      : DateTime.fromJSDate(instant, { zone: timeZone }),
  );

/** When the clock shows a time, as the server has it: one that it skips is later by the length of the skip; of one that it shows twice it is the first. */
export function instantAt(wall: WallTime, timeZone: string): Date {
  const found = DateTime.fromISO(wall, { zone: timeZone });
  return found
    .getPossibleOffsets()
    .reduce((first, other) => (other < first ? other : first), found)
    .toJSDate();
}

/** A time on the clock some minutes later, or earlier where they are negative, as if it were never set. */
export const laterWall = (wall: WallTime, minutes: number): WallTime => written(utc(wall).plus({ minutes }));

/** Minutes from one time on the clock to another. */
export const wallMinutes = (from: WallTime, to: WallTime): number => utc(to).diff(utc(from), 'minutes').minutes;

interface WallRange {
  start: WallTime;
  end: WallTime;
}

/** A span of time on the clock. One within an hour that the clock shows twice may seem to end before it begins: it is drawn as long as it takes. */
export function wallRange(startsAt: string | Date, endsAt: string | Date, timeZone: string): WallRange {
  const [start, end] = [wallTime(startsAt, timeZone), wallTime(endsAt, timeZone)];
  if (end > start) return { start, end };
  const minutes = (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 60_000;
  return { start, end: laterWall(start, minutes) };
}

/** The date that the clock shows, as in 2026-11-27. `now` is epoch milliseconds. */
export const dateIn = (timeZone: string, now: number): string => wallTime(new Date(now), timeZone).slice(0, 10);

/** How far the clock is from UTC, as in -06:00. */
export const offsetIn = (timeZone: string, now: number): string =>
  DateTime.fromMillis(now, { zone: timeZone }).toFormat('ZZ');
