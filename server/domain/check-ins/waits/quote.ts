import type { WaitQuote } from '../../../../entities/WaitQuote.js';
import {
  beyond,
  levelKept,
  LONGEST_LINE,
  MINUTE_MS,
  SETTLED_MINUTES,
  sizeClass,
  wholeMinutes,
  type Pace,
} from './pace.js';

/** A place in line; without the time of check-in the party joins now. */
interface Place {
  partiesAhead: number;
  partySize: number;
  checkedInAt?: Date;
}

/** Quotes waits from `at` on. Created once for a whole queue: computes here what does not depend on the party. */
export function quoterOf(pace: Pace, at: Date): (place: Place) => WaitQuote {
  const usual =
    pace.level ** levelKept(at.getTime() - Date.parse(pace.measuredAt)) * pace.hours[hourOf(at, pace.timeZone)]!;
  const settled = at.getTime() - SETTLED_MINUTES * MINUTE_MS;
  return ({ partiesAhead, partySize, checkedInAt = at }) => {
    const ranges = checkedInAt.getTime() > settled ? pace.atTheDoor : pace.inLine;
    const [low, high] = ranges[Math.min(partiesAhead, LONGEST_LINE)]!;
    const factor = usual * pace.sizes[sizeClass(partySize)]! * beyond(partiesAhead);
    const [lowMinutes, highMinutes] = wholeMinutes(low * factor, high * factor);
    return { lowMinutes, highMinutes };
  };
}

/** Quotes one wait from `at` on; null without a pace. */
export function quoteOf(pace: Pace | null, { at, ...place }: Place & { at: Date }): WaitQuote | null {
  return pace && quoterOf(pace, at)(place);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The hour in the time zone, 0 to 23. */
function hourOf(at: Date, timeZone: string): number {
  const format = clocks.get(timeZone);
  const clock = format ?? new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  if (!format) clocks.set(timeZone, clock);
  return Number(clock.format(at));
}
