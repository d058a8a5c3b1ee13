import { DAY_MINUTES } from '../../hours/week.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { united, type Span } from '../availability/spans.js';
import type { BusySpan as ReadSpan } from './OutsideCalendars.js';

/** A row is no longer, so that the index has both ends of a range. */
const MAX_SPAN_MINUTES = 31 * DAY_MINUTES;

/** Minutes since 1970. */
export type BusySpan = Span;

/** Busy times of one calendar that are kept. */
const MAX_BUSY_TIMES = 2000;

/** Busy times as they are stored: whole minutes, what overlaps or meets as one, long ones in pieces, and not too many: those that begin first. */
export function storedSpans(busy: readonly ReadSpan[]): { spans: BusySpan[]; isCut: boolean } {
  const minutes = busy.map(({ from, to }) => ({ from: Math.floor(from / MINUTE_MS), to: Math.ceil(to / MINUTE_MS) }));
  const pieces = united(minutes).flatMap(({ from, to }) => {
    const count = Math.ceil((to - from) / MAX_SPAN_MINUTES);
    return Array.from({ length: count }, (_, piece) => ({
      from: from + piece * MAX_SPAN_MINUTES,
      to: Math.min(to, from + (piece + 1) * MAX_SPAN_MINUTES),
    }));
  });
  return { spans: pieces.slice(0, MAX_BUSY_TIMES), isCut: pieces.length > MAX_BUSY_TIMES };
}
