import { laterWall, wallMinutes, type WallTime } from '../wall-time';

interface Delta {
  days: number;
  seconds: number;
}

/** Minutes of a duration of the calendar, or between two of its times. */
export function minutesIn(from: Delta): number;
export function minutesIn(from: WallTime, to: WallTime): number;
export function minutesIn(from: Delta | WallTime, to?: WallTime): number {
  if (typeof from === 'string') return wallMinutes(from, to ?? from);
  return from.days * 24 * 60 + from.seconds / 60;
}

/** Whether a block may be dropped there: at its own time, in another column, or on no date before today. */
export function movesTo(start: WallTime, delta: Delta, today: string): boolean {
  const shift = minutesIn(delta);
  return shift === 0 || laterWall(start, shift).slice(0, 10) >= today;
}
