import type { WaitQuote } from '../../../../entities/WaitQuote.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { offsetMinutes } from './business-clock.js';
import { CallFollower } from './CallFollower.js';
import { forecastWaits, quantile, type Booked } from './forecast.js';
import type { LineNow } from './line-now.sql.js';
import { sizeClass, type Call, type Pace } from './pace.js';
import { ServiceTimes } from './service-times.js';
import { shownRange } from './shown-range.js';

/** A place in line. */
interface Place {
  partiesAhead: number;
  partySize: number;
}

/**
 * Quotes waits from `now` on, null where too little is known. Created once for a whole queue: forecasts the line up to the last of `places` once, and
 * together for all.
 */
export function quoterOf(
  { pace, calls, waitingSince, booked }: LineNow,
  now: Date,
  places: number,
): (place: Place) => WaitQuote | null {
  const offset = offsetMinutes(now, pace.timeZone);
  const at = now.getTime() / MINUTE_MS + offset;
  const { waits, toMinutes } = forecastWork(
    pace,
    calls.map(([called, since]): Call => ({ at: called + offset, since: since + offset })),
    waitingSince === null ? at : waitingSince + offset,
    at,
    places,
    booked.map(([from, until]): Booked => [from + offset, until + offset]),
  );
  return ({ partiesAhead, partySize }) =>
    rangeFor(pace, waits[Math.min(partiesAhead, places - 1)]!, partySize, toMinutes);
}

/** The waits of all places in every future, by the business's clock; `since` is when the first of those waiting came, `booked` what appointments take up of stations. */
export function forecastLine(...line: Parameters<typeof forecastWork>): Float64Array[] {
  const { waits, toMinutes } = forecastWork(...line);
  return waits.map((work) => work.map(toMinutes));
}

/** The same in minutes of work: a quote needs few of them in those of the clock. */
function forecastWork(
  pace: Pace,
  calls: readonly Call[],
  since: number,
  now: number,
  places: number,
  booked: readonly Booked[] = [],
): { waits: Float64Array[]; toMinutes: (work: number) => number } {
  const service = new ServiceTimes(pace.service.mean, pace.service.hazards);
  const follower = new CallFollower({ ...pace, service });
  for (const call of calls) follower.call(call);
  follower.wait(since, now);
  const workOf = follower.workOfMinutes(now);
  const outlook = {
    stations: follower.stations,
    service,
    leaving: pace.leaving / follower.workAt(now),
    booked: booked.map(([from, until]): Booked => [workOf(from - now), workOf(until - now)]),
  };
  return { waits: forecastWaits(outlook, places), toMinutes: follower.minutesOfWork(now) };
}

/** The range to show of a forecast, whose values `toMinutes` makes minutes. */
export const rangeFor = (
  { sizes, tails: [low, high] }: Pick<Pace, 'sizes' | 'tails'>,
  waits: Float64Array,
  partySize: number,
  toMinutes?: (work: number) => number,
): WaitQuote | null => {
  const at = (share: number): number => sizes[sizeClass(partySize)]! * quantile(waits, share, toMinutes);
  return shownRange(at(low), at(0.5), at(1 - high));
};
