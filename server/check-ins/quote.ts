import type { WaitQuote } from '../../entities/WaitQuote.js';
import { beyond, hourOf, levelAt, sizeClass, wholeMinutes, type Pace } from './pace.js';

interface Place { partiesAhead: number; partySize: number }

/** Says the wait that parties may expect from `at` on. Made once for a whole line: what does not depend on the party is looked up here. */
export function quoterOf(pace: Pace, at: Date): (place: Place) => WaitQuote {
  const usual = levelAt(pace.level, at.getTime() - Date.parse(pace.measuredAt)) * pace.hours[hourOf(at, pace.timeZone)]!;
  return ({ partiesAhead, partySize }) => {
    const [low, high] = pace.ranges[Math.min(partiesAhead, pace.ranges.length - 1)]!;
    const factor = usual * pace.sizes[sizeClass(partySize)]! * beyond(partiesAhead);
    const [lowMinutes, highMinutes] = wholeMinutes(low * factor, high * factor);
    return { lowMinutes, highMinutes };
  };
}

/** The wait that a party of this size may expect from `at` on behind so many others; null without a pace. */
export function quoteOf(pace: Pace | null, { at, ...place }: Place & { at: Date }): WaitQuote | null {
  return pace && quoterOf(pace, at)(place);
}
