import { DAY_MINUTES } from '../../hours/week.js';
import { type BookingFacts, startsWithinHours, type WantedPart } from './bookable-starts.js';
import type { Days } from './dated-hours.js';

/** Of the starts that the hours of a day leave to a visit, whatever is taken, the first and the last by the clock, as in 09:30. */
export interface VisitHours {
  firstStart: string;
  lastStart: string;
}

/** When a visit could begin if nothing were booked, by day; no entry for a day without hours for it. */
export const hoursOfVisit = (
  facts: BookingFacts,
  wish: { parts: readonly WantedPart[]; days: Days },
): Map<number, VisitHours> =>
  new Map(
    [...startsWithinHours(facts, wish)].map(([day, { first, last }]) => [
      day,
      { firstStart: clockOf(first), lastStart: clockOf(last) },
    ]),
  );

function clockOf(local: number): string {
  const minute = local % DAY_MINUTES;
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
