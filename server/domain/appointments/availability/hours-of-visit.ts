import { MINUTE_MS } from '../../../core/durations.js';
import { wallOf } from '../wall-clock.js';
import { type BookingFacts, bookableStarts, type WantedPart } from './bookable-starts.js';
import type { Days } from './dated-hours.js';

/** Of the starts that the hours of a day leave to a visit, whatever is taken, the first and the last by the clock, as in 09:30. */
export interface VisitHours {
  firstStart: string;
  lastStart: string;
}

/** When a visit could begin if nothing were booked, by day; no entry for a day without hours for it. */
export function hoursOfVisit(
  facts: BookingFacts,
  wish: { parts: readonly WantedPart[]; days: Days },
): Map<number, VisitHours> {
  const clockOf = (minute: number) => wallOf(new Date(minute * MINUTE_MS), facts.timeZone).toFormat('HH:mm');
  const starts = bookableStarts({ ...facts, blocked: [] }, wish);
  return new Map(
    [...starts]
      .filter(([, minutes]) => minutes.length > 0)
      .map(([day, minutes]) => [day, { firstStart: clockOf(minutes[0]!), lastStart: clockOf(minutes.at(-1)!) }]),
  );
}
