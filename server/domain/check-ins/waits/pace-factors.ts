import { levelKept, LONGEST_LINE, MINUTE_MS, type Told } from './pace.js';

const PRIOR = { shape: 4, level: 6 };
/** The level forgets half of a visit after so many others. */
const LEVEL_HALF_LIFE_VISITS = 50;
/** How alike two lengths of line must be to say something of each other: a distance of logarithms. */
const LIKENESS = 0.4;
/** A wait longer than so many times what was expected was forgotten, not slow. */
const FORGOTTEN = 4;

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** By both lengths of line. */
const LIKENESSES = Array.from({ length: LONGEST_LINE + 1 }, (_, ahead) =>
  Array.from({ length: LONGEST_LINE + 1 }, (__, other) =>
    Math.exp(-Math.abs(Math.log((ahead + 1) / (other + 1))) / LIKENESS),
  ),
);
export const likenessesOf = (ahead: number): readonly number[] => LIKENESSES[ahead]!;

/** Usual minutes by parties ahead: near n from the visits with about n ahead, held to the line through all of them. */
export function shapeOf(waits: readonly Told[]): number[] {
  const steps = waits.map(({ waitMinutes, partiesAhead }) => waitMinutes / (partiesAhead + 1)).sort((a, b) => a - b);
  const most = Math.max(FORGOTTEN * steps[Math.floor(0.75 * steps.length)]!, 1);
  const capped = waits.map(({ waitMinutes, partiesAhead }) => Math.min(waitMinutes, most * (partiesAhead + 1)));
  const step = Math.max(sum(capped) / sum(waits.map(({ partiesAhead }) => partiesAhead + 1)), 0.1);
  // All waits behind lines of one length weigh alike.
  const [ratios, counts] = [Array<number>(LONGEST_LINE + 1).fill(0), Array<number>(LONGEST_LINE + 1).fill(0)];
  waits.forEach(({ partiesAhead }, index) => {
    const length = Math.min(partiesAhead, LONGEST_LINE);
    ratios[length]! += capped[index]! / (step * (partiesAhead + 1));
    counts[length]! += 1;
  });
  const shape: number[] = [];
  for (let ahead = 0; ahead <= LONGEST_LINE; ahead += 1) {
    let wait = PRIOR.shape;
    let line = PRIOR.shape;
    LIKENESSES[ahead]!.forEach((likeness, length) => {
      wait += likeness * ratios[length]!;
      line += likeness * counts[length]!;
    });
    shape.push(Math.max(step * (ahead + 1) * (wait / line), shape.at(-1) ?? 0.1));
  }
  return shape;
}

/** How much longer than expected the visits of each class waited, held to 1. */
export function factorsOf(
  waits: readonly Told[],
  count: number,
  classesOf: (told: Told) => [number, number][],
  prior: number,
): number[] {
  const usual = (prior * sum(waits.map(({ expected }) => expected))) / waits.length;
  const [real, expected] = [Array<number>(count).fill(usual), Array<number>(count).fill(usual)];
  for (const told of waits) {
    for (const [index, weight] of classesOf(told)) {
      real[index]! += weight * Math.min(told.waitMinutes, FORGOTTEN * told.expected);
      expected[index]! += weight * told.expected;
    }
  }
  return real.map((wait, index) => wait / expected[index]!);
}

/** The level as it was known at a moment, from the visits that had ended by then. */
export function levelOver(waits: readonly Told[]): (at: number) => number {
  const prior = (PRIOR.level * sum(waits.map(({ expected }) => expected))) / waits.length;
  const fade = 0.5 ** (1 / LEVEL_HALF_LIFE_VISITS);
  let [real, expected, level, last] = [0, 0, 1, 0];
  const ends = waits
    .map((told) => ({ told, at: told.at + told.waitMinutes * MINUTE_MS }))
    .sort((a, b) => a.at - b.at)
    .map(({ told, at }) => {
      const kept = fade * levelKept(at - last);
      real = real * kept + Math.min(told.waitMinutes, FORGOTTEN * told.expected * Math.max(level, 1));
      expected = expected * kept + told.expected;
      level = (real + prior) / (expected + prior);
      last = at;
      return { at, level };
    });
  return (at) => {
    let [from, to] = [0, ends.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (ends[middle]!.at <= at) from = middle + 1;
      else to = middle;
    }
    const known = ends[from - 1];
    return known ? known.level ** levelKept(at - known.at) : 1;
  };
}
