import type { WaitQuote } from '../../entities/WaitQuote.js';
import { beyond, hourOf, levelAt, sizeClass, wholeMinutes, type Pace } from './pace.js';

/** The wait that a party of this size may expect at this moment behind so many others; null without a pace. */
export function quoteOf(pace: Pace | null, { partiesAhead, partySize, at }: { partiesAhead: number; partySize: number; at: Date }): WaitQuote | null {
  if (!pace) return null;
  const [low, high] = pace.ranges[Math.min(partiesAhead, pace.ranges.length - 1)]!;
  const factor = levelAt(pace.level, at.getTime() - Date.parse(pace.measuredAt)) * pace.hours[hourOf(at, pace.timeZone)]! * pace.sizes[sizeClass(partySize)]! * beyond(partiesAhead);
  const [lowMinutes, highMinutes] = wholeMinutes(low * factor, high * factor);
  return { lowMinutes, highMinutes };
}
