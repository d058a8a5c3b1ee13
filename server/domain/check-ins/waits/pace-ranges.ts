import { LONGEST_LINE, PROMISED_PERCENT, isHeld, type Range, type RemainingWait } from './pace.js';
import { likenessesOf, sum } from './pace-factors.js';

const HALF_LIFE = 300;
/** Percent by which measured waits fit better than future ones. Waits in one queue are correlated, so they tell less. */
const OPTIMISM = { atTheDoor: 4, inLine: 6 };
const FEW = 20;
/** Candidate shares of waits to cut off at each end. */
const TAILS = Array.from({ length: 25 }, (_, index) => 0.02 + index * 0.01);
const UPPER_TAILS = TAILS.map((tail) => 1 - tail).reverse();

interface Ratio {
  value: number;
  weight: number;
  /** Of the line before it, as far as the tables go. */
  length: number;
}

/** The range by parties ahead: quantiles of actual to expected waits, wide enough that whole minutes keep the promised percentage. */
export function rangesOf(
  waits: readonly RemainingWait[],
  shape: readonly number[],
  of: keyof typeof OPTIMISM,
): Range[] {
  const fade = 0.5 ** (1 / HALF_LIFE);
  const ratios = waits.map(({ waitMinutes, expected, level, partiesAhead }, index): Ratio => ({
    value: waitMinutes / (expected * level),
    weight: fade ** (waits.length - 1 - index),
    length: Math.min(partiesAhead, LONGEST_LINE),
  }));
  const sorted = [...ratios].sort((a, b) => a.value - b.value);
  const spreads = shape.map((_, ahead) => spreadOf(sorted, ahead));
  const all = sum(ratios.map(({ weight }) => weight));
  const coverage = TAILS.map((_, tail) => (100 * weightHeld(waits, ratios, spreads, tail)) / all);
  const target = PROMISED_PERCENT + OPTIMISM[of] + FEW / waits.length;
  const tail = coverage.reduce(
    (best, share, index) => (Math.abs(share - target) < Math.abs(coverage[best]! - target) ? index : best),
    0,
  );
  const ranges: Range[] = [];
  for (const [ahead, usual] of shape.entries()) {
    const [low, high] = spreads[ahead]![tail]!;
    const [lowBefore, highBefore] = ranges.at(-1) ?? [0, 0];
    ranges.push([Math.max(low * usual, lowBefore), Math.max(high * usual, highBefore)]);
  }
  return ranges;
}

/** What the waits weigh that ranges with this tail would have held. */
function weightHeld(
  waits: readonly RemainingWait[],
  ratios: readonly Ratio[],
  spreads: readonly Range[][],
  tail: number,
): number {
  const ranges = spreads.map((spread) => spread[tail]!);
  let held = 0;
  for (let index = 0; index < waits.length; index += 1) {
    const { waitMinutes, expected, level } = waits[index]!;
    const { length, weight } = ratios[index]!;
    const range = ranges[length]!;
    if (isHeld(waitMinutes, range[0] * expected * level, range[1] * expected * level)) held += weight;
  }
  return held;
}

/** For each of TAILS the lower and upper quantile of the ratios, weighted by similar numbers ahead. */
function spreadOf(sorted: readonly Ratio[], ahead: number): Range[] {
  const likenesses = likenessesOf(ahead);
  const reached = new Float64Array(sorted.length);
  let all = 0;
  for (let index = 0; index < sorted.length; index += 1) {
    const weight = sorted[index]!.weight * likenesses[sorted[index]!.length]!;
    all += weight;
    reached[index] = all - weight / 2;
  }
  for (let index = 0; index < reached.length; index += 1) reached[index]! /= all;
  const from = ascending(sorted, reached, TAILS);
  const to = ascending(sorted, reached, UPPER_TAILS).reverse();
  return TAILS.map((_, index) => [from[index]!, to[index]!]);
}

/** Quantiles of a sorted sample at ascending shares; `reached` is the cumulative share of each value. */
function ascending(sorted: readonly Ratio[], reached: Float64Array, shares: readonly number[]): number[] {
  let next = 0;
  return shares.map((share) => {
    while (next < reached.length && reached[next]! < share) next += 1;
    if (next === 0 || next === reached.length) return sorted[Math.min(next, sorted.length - 1)]!.value;
    const [before, after] = [sorted[next - 1]!, sorted[next]!];
    return (
      before.value +
      ((after.value - before.value) * (share - reached[next - 1]!)) / (reached[next]! - reached[next - 1]!)
    );
  });
}
