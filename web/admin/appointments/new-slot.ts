import { laterDate } from './calendar-view';
import { instantAt, laterWall, wallMinutes, wallTime, type WallTime } from './wall-time';

/** Where the slot begins that a click into it means: on a line of the grid, or between two where times are that close. */
export function slotStart(clicked: WallTime, interval: number): WallTime {
  const step = interval % 30 === 0 ? 30 : 15;
  const midnight = `${clicked.slice(0, 10)}T00:00`;
  return laterWall(midnight, Math.floor(wallMinutes(midnight, clicked) / step) * step);
}

interface Now {
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  interval: number;
  /** When the business is open on the dates that are shown, in order; omitted where that is not known of today. */
  open?: readonly { startsAt: string; endsAt: string }[] | undefined;
}

/** When a new appointment begins that nobody chose a time for: at 9:00 of the date, but not before the next slot from now on; after hours when it opens next, else tomorrow. */
export function usualStart(date: string, { timeZone, now, interval, open }: Now): Date {
  const clock = wallTime(new Date(now), timeZone);
  const nine = instantAt(`${date}T09:00`, timeZone);
  if (nine.getTime() > now) return nine;
  const midnight = `${clock.slice(0, 10)}T00:00`;
  const passed = Math.floor(wallMinutes(midnight, clock) / interval) + 1;
  const next = laterWall(midnight, passed * interval);
  const slot = instantAt(next, timeZone);
  const hours = open?.find(({ endsAt }) => Date.parse(endsAt) > slot.getTime());
  if (hours) return new Date(Math.max(slot.getTime(), Date.parse(hours.startsAt)));
  const isOver = open !== undefined || next.slice(0, 10) > clock.slice(0, 10);
  return isOver ? instantAt(`${laterDate(clock.slice(0, 10), 1)}T09:00`, timeZone) : slot;
}
