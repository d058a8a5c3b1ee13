import type { WaitQuote } from '../../../../entities/WaitQuote.js';

/** A range beyond this factor tells nothing: one that is hardly wider is cut below, so that what is shown does not come and go. */
const WIDEST = 3;
const HARDLY_WIDER = 4.5;
/** What 'up to' may say at most, in minutes. */
const LIMIT = 60;

const step = (minutes: number): number => (minutes <= 10 ? 1 : 5);
const down = (minutes: number): number => step(minutes) * Math.floor(minutes / step(minutes) + 0.3);
const up = (minutes: number): number => step(minutes) * Math.ceil(minutes / step(minutes) - 0.3);
const ceil = (minutes: number): number => step(minutes) * Math.ceil(minutes / step(minutes));
const nearest = (minutes: number): number => step(minutes) * Math.round(minutes / step(minutes));

/** A range to show; too wide, it says only 'up to' its upper end, and is null if that is too far off. */
export function shownRange(low: number, middle: number, high: number): WaitQuote | null {
  if (!Number.isFinite(high)) return null;
  const from = down(low);
  const highMinutes = Math.max(from + (from < 10 ? 1 : 5), up(high));
  const lowMinutes = highMinutes > HARDLY_WIDER * from ? 0 : Math.max(from, ceil(highMinutes / WIDEST));
  if (lowMinutes === 0 && highMinutes > LIMIT) return null;
  return { lowMinutes, minutes: Math.max(lowMinutes, Math.min(highMinutes, nearest(middle))), highMinutes };
}

/** Whether a wait was as long as a range in whole minutes said. */
export const isHeld = (
  minutes: number,
  { lowMinutes, highMinutes }: Pick<WaitQuote, 'lowMinutes' | 'highMinutes'>,
): boolean => minutes >= lowMinutes && minutes <= highMinutes;
