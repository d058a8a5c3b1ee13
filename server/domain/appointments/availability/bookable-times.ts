import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { DAY_MS, MINUTE_MS } from '../../../core/durations.js';
import { invalid } from '../../../core/Refusal.js';
import { bookableStarts, lengthOf } from './bookable-starts.js';
import type { BookableTimesArgs } from './bookable-times.inputs.js';
import type { BookableTimes } from './bookable-times.types.js';
import { hoursOfVisit } from './hours-of-visit.js';
import { bookingFacts, type Moving } from './booking-facts.js';
import { dateOf, dayOf } from './LocalClock.js';

/** No business lets customers book further ahead, and a day for the zones. */
export const MAX_WINDOW = 731;

/** When customers can book a visit in some days. Throws like bookingFacts, and INVALID_INPUT for what is no date. */
export async function bookableTimes(
  context: Context,
  {
    firstDate,
    days: count,
    parts: chosen,
    moving,
  }: Pick<BookableTimesArgs, 'firstDate' | 'days' | 'parts'> & {
    moving?: Moving;
  },
): Promise<BookableTimes> {
  const first = dayOf(firstDate);
  // Of a date that no calendar has, the engine makes another one.
  if (Number.isNaN(first) || dateOf(first) !== firstDate)
    throw invalid('firstDate', 'Please choose a date.', { reason: RefusalReason.MISSING });
  const today = Math.floor(context.now().getTime() / DAY_MS);
  const within = (day: number): number => Math.min(Math.max(day, today - 1), today + MAX_WINDOW);
  const days = { first: within(first), last: within(first + count - 1) };
  const { facts, parts } = await bookingFacts(context, { parts: chosen, days, ...(moving && { moving }) });
  const starts = bookableStarts(facts, { parts, days });
  const hours = hoursOfVisit(facts, { parts, days });
  return {
    timeZone: facts.timeZone,
    minutes: lengthOf(parts),
    days: Array.from({ length: count }, (_, index) => ({
      date: dateOf(first + index),
      ...(hours.get(first + index) ?? { firstStart: null, lastStart: null }),
      times: (starts.get(first + index) ?? []).map((minute) => new Date(minute * MINUTE_MS)),
    })),
  };
}
