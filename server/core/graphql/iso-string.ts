import { DAY_MS, MINUTE_MS } from '../durations.js';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** What follows the date in a time on a full minute, by the minute of the day. */
const FULL_MINUTES = Array.from(
  { length: DAY_MS / MINUTE_MS },
  (_, minute) => `T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00.000Z`,
);

let lastDay = NaN;
let lastDate = '';

/** As toISOString does. A month of bookable times are hundreds on full minutes, one day after another: each at a tenth of its cost. */
export function isoString(time: Date): string {
  const ms = time.getTime();
  if (ms % MINUTE_MS !== 0) return time.toISOString(); // NaN, too
  const day = Math.floor(ms / DAY_MS);
  if (day !== lastDay) {
    lastDate = time.toISOString().slice(0, -'T00:00:00.000Z'.length);
    lastDay = day;
  }
  return lastDate + FULL_MINUTES[(ms - day * DAY_MS) / MINUTE_MS]!;
}
