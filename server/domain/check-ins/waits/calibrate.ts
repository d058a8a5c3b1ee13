import { breathe } from '../../../core/breathe.js';
import { quantile } from './forecast.js';
import { forecastLine, rangeFor } from './quote.js';
import type { PaceSample } from './measure-pace.js';
import { isHeld } from './shown-range.js';
import { CALLS_MINUTES, PROMISED_PERCENT, sizeClass, type Call, type Pace } from './pace.js';

/** Longer lines are not looked at. */
const LONGEST_LINE = 80;
/** Waits that are forecast again. */
const MOST = 90;
/** Percent by which the past is held better than the future: the fewer looks, the more. */
const optimism = (looks: number): number => 4 + Math.min(6, 200 / Math.max(1, looks));
/** The share that tails cut off by definition counts as much as this many looks. */
const PRIOR_LOOKS = 5;
/** Minutes; waits are looked at no more often. */
const SHORTEST_SPAN = 5;
/** Visits from which on ranges change step by step. */
const SETTLED = 60;
const LOW_TAILS = [0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.16];
const HIGH_TAILS = [
  0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22, 0.25, 0.28, 0.32, 0.36, 0.4,
];

/** What would have been quoted at a moment of a past wait, and what came. */
interface PastForecast {
  waits: Float64Array;
  wait: number;
  partySize: number;
}

/** Chooses the ranges that would have held the promised percentage of past waits, and of these the narrowest; `before` are the tails until now. */
export async function calibrate(
  pace: Pace,
  visits: readonly PaceSample[],
  calls: readonly Call[],
  before?: Pace['tails'],
): Promise<Pick<Pace, 'sizes' | 'tails'>> {
  const step = Math.max(1, Math.floor(visits.length / MOST));
  const taken = visits.flatMap((visit, index) =>
    visit.hasLeft || (visits.length - index) % step !== 0 ? [] : [index],
  );
  const waited = taken.reduce((sum, index) => sum + visits[index]!.until - visits[index]!.at, 0);
  // As many looks in line as at the door, and more of them at long waits, as in life.
  const span = Math.max(SHORTEST_SPAN, waited / taken.length);
  const looks: PastForecast[] = [];
  for (const index of taken) {
    await breathe();
    const { at, until } = visits[index]!;
    looks.push(...lookAt(pace, visits, calls, index, at));
    for (let later = at + ((index * 0.618) % 1) * span; later < until; later += span)
      looks.push(...lookAt(pace, visits, calls, index, later));
  }
  const sizes = sizesOf(looks);
  return { sizes, tails: await tailsOf(looks, sizes, visits.length < SETTLED ? undefined : before) };
}

/** The tails to cut off from forecasts, below and above. */
async function tailsOf(
  looks: readonly PastForecast[],
  sizes: number[],
  before?: Pace['tails'],
): Promise<Pace['tails']> {
  const target = (PROMISED_PERCENT + optimism(looks.length)) / 100;
  let best: { tails: Pace['tails']; cost: number } = { tails: [0.08, 0.08], cost: Infinity };
  for (const low of near(LOW_TAILS, before?.[0])) {
    await breathe();
    for (const high of near(HIGH_TAILS, before?.[1])) {
      const tails: Pace['tails'] = [low, high];
      let [held, shown, width] = [0, 0, 0];
      for (const { waits, wait, partySize } of looks) {
        const range = rangeFor({ sizes, tails }, waits, partySize);
        if (!range) continue;
        shown += 1;
        if (isHeld(wait, range)) held += 1;
        width += range.highMinutes - range.lowMinutes;
      }
      const share = (held + PRIOR_LOOKS * (1 - low - high)) / (shown + PRIOR_LOOKS);
      const silent = 1 - shown / Math.max(1, looks.length);
      const cost =
        1000 * Math.max(0, Math.abs(share - target) - 0.01) +
        600 * Math.max(0, silent - 0.03) +
        width / Math.max(1, shown);
      if (cost < best.cost) best = { tails, cost };
    }
  }
  return best.tails;
}

/** The steps beside the present one, so that ranges do not leap; all if there is none. */
const near = (steps: readonly number[], present: number | undefined): readonly number[] => {
  const index = present === undefined ? -1 : steps.indexOf(present);
  return index < 0 ? steps : steps.slice(Math.max(0, index - 1), index + 2);
};

/** What would have been forecast for a past wait at a moment of it; empty if nothing. */
function lookAt(
  pace: Pace,
  visits: readonly PaceSample[],
  calls: readonly Call[],
  index: number,
  now: number,
): PastForecast[] {
  const { until, partySize } = visits[index]!;
  const end = firstFrom(calls, now);
  const recent = calls.slice(firstFrom(calls, now - CALLS_MINUTES), end);
  let [ahead, waitingSince] = [0, visits[index]!.at];
  for (const other of visits.slice(Math.max(0, index - LONGEST_LINE), index)) {
    if (other.until <= now) continue;
    ahead += 1;
    waitingSince = Math.min(waitingSince, other.at);
  }
  const waits = forecastLine(pace, recent, waitingSince, now, ahead + 1)[ahead]!;
  // Where a station is free, every range holds.
  return Number.isFinite(waits.at(-1)) && quantile(waits, 0.9) >= 1 ? [{ waits, wait: until - now, partySize }] : [];
}

/** The number of calls before a moment. */
function firstFrom(calls: readonly Call[], at: number): number {
  let [from, to] = [0, calls.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (calls[middle]!.at < at) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The factor of the wait by class of party size. */
function sizesOf(looks: readonly PastForecast[]): number[] {
  const [real, expected] = [Array<number>(4).fill(0), Array<number>(4).fill(0)];
  for (const { waits, wait, partySize } of looks) {
    const mean = waits.reduce((sum, minutes) => sum + minutes, 0) / waits.length;
    real[sizeClass(partySize)]! += Math.min(wait, 4 * mean + 5);
    expected[sizeClass(partySize)]! += mean;
  }
  const all = expected.reduce((sum, minutes) => sum + minutes, 0);
  const usual = 8 * Math.max(1, all / Math.max(1, looks.length));
  return real.map((minutes, size) => (minutes + usual) / (expected[size]! + usual));
}
