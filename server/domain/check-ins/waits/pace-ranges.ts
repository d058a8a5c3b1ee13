import { LONGEST_LINE, PROMISED_PERCENT, wholeMinutes, type Range, type Told } from './pace.js';
import { likenessOf, sum } from './pace-factors.js';

const HALF_LIFE = 300;
/** Percent by which waits that were measured fit better than those to come; more while they are few. Those of one line fare alike, so they say less. */
const OPTIMISM = { atTheDoor: 4, inLine: 6 };
const FEW = 20;
/** The shares of waits to leave out at each end from which one is chosen. */
const TAILS = Array.from({ length: 25 }, (_, index) => 0.02 + index * 0.01);

interface Ratio {
  value: number;
  weight: number;
  partiesAhead: number;
}

/** The range by parties ahead: quantiles of real waits beside what would have been said, so wide that whole minutes hold what is promised. */
export function rangesOf(waits: readonly Told[], shape: readonly number[], of: keyof typeof OPTIMISM): Range[] {
  const fade = 0.5 ** (1 / HALF_LIFE);
  const ratios = waits.map(({ waitMinutes, expected, level, partiesAhead }, index): Ratio => ({
    value: waitMinutes / (expected * level),
    weight: fade ** (waits.length - 1 - index),
    partiesAhead,
  }));
  const sorted = [...ratios].sort((a, b) => a.value - b.value);
  const spreads = shape.map((_, ahead) => spreadOf(sorted, ahead));
  const all = sum(ratios.map(({ weight }) => weight));
  const kept = TAILS.map(
    (_, tail) =>
      (100 *
        sum(
          waits.map(({ waitMinutes, expected, level, partiesAhead }, index) => {
            const [low, high] = spreads[Math.min(partiesAhead, LONGEST_LINE)]![tail]!;
            const [from, to] = wholeMinutes(low * expected * level, high * expected * level);
            return waitMinutes >= from && waitMinutes <= to ? ratios[index]!.weight : 0;
          }),
        )) /
      all,
  );
  const wanted = PROMISED_PERCENT + OPTIMISM[of] + FEW / waits.length;
  const tail = kept.reduce(
    (best, share, index) => (Math.abs(share - wanted) < Math.abs(kept[best]! - wanted) ? index : best),
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

/** For each of TAILS the ratios that so many of the visits with about so many ahead fell below and rose above. */
function spreadOf(sorted: readonly Ratio[], ahead: number): Range[] {
  const weights = sorted.map(({ weight, partiesAhead }) => weight * likenessOf(ahead, partiesAhead));
  const all = sum(weights);
  let before = 0;
  const reached = weights.map((weight) => {
    before += weight;
    return (before - weight / 2) / all;
  });
  const from = ascending(sorted, reached, TAILS);
  const to = ascending(sorted, reached, TAILS.map((tail) => 1 - tail).reverse()).reverse();
  return TAILS.map((_, index) => [from[index]!, to[index]!]);
}

/** The values at these shares, which ascend, of a sorted sample in which `reached` is the share up to each. */
function ascending(sorted: readonly Ratio[], reached: readonly number[], shares: readonly number[]): number[] {
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
