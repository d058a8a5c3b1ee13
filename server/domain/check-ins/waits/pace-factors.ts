import { levelKept, LONGEST_LINE, MINUTE_MS, type RemainingWait } from './pace.js';

const PRIOR = { shape: 4, level: 6 };
/** The weight of a visit in the level halves after this many others. */
const LEVEL_HALF_LIFE_VISITS = 50;
/** Kernel width for similar queue lengths, as a distance of logarithms. */
const LIKENESS = 0.4;
/** A wait longer than this multiple of the expected one was forgotten, not slow. */
const FORGOTTEN = 4;

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** By two queue lengths. */
const LIKENESSES = Array.from({ length: LONGEST_LINE + 1 }, (_, ahead) =>
  Array.from({ length: LONGEST_LINE + 1 }, (__, other) =>
    Math.exp(-Math.abs(Math.log((ahead + 1) / (other + 1))) / LIKENESS),
  ),
);
export const likenessesOf = (ahead: number): readonly number[] => LIKENESSES[ahead]!;

/** Usual minutes by parties ahead: smoothed over visits with a similar number ahead, relative to the linear fit of all. */
export function shapeOf(waits: readonly RemainingWait[]): number[] {
  const steps = waits.map(({ waitMinutes, partiesAhead }) => waitMinutes / (partiesAhead + 1)).sort((a, b) => a - b);
  const max = Math.max(FORGOTTEN * steps[Math.floor(0.75 * steps.length)]!, 1);
  const capped = waits.map(({ waitMinutes, partiesAhead }) => Math.min(waitMinutes, max * (partiesAhead + 1)));
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

/** Ratio of actual to expected waits per class, shrunk towards 1. */
export function factorsOf(
  waits: readonly RemainingWait[],
  count: number,
  classesOf: (sample: RemainingWait) => [number, number][],
  prior: number,
): number[] {
  const usual = (prior * sum(waits.map(({ expected }) => expected))) / waits.length;
  const [real, expected] = [Array<number>(count).fill(usual), Array<number>(count).fill(usual)];
  for (const sample of waits) {
    for (const [index, weight] of classesOf(sample)) {
      real[index]! += weight * Math.min(sample.waitMinutes, FORGOTTEN * sample.expected);
      expected[index]! += weight * sample.expected;
    }
  }
  return real.map((wait, index) => wait / expected[index]!);
}

/** The level known at a moment, from the visits finished by then. */
export function levelOver(waits: readonly RemainingWait[]): (at: number) => number {
  const prior = (PRIOR.level * sum(waits.map(({ expected }) => expected))) / waits.length;
  const fade = 0.5 ** (1 / LEVEL_HALF_LIFE_VISITS);
  let [real, expected, level, last] = [0, 0, 1, 0];
  const ends = waits
    .map((sample) => ({ sample, at: sample.at + sample.waitMinutes * MINUTE_MS }))
    .sort((a, b) => a.at - b.at)
    .map(({ sample, at }) => {
      const remaining = fade * levelKept(at - last);
      real = real * remaining + Math.min(sample.waitMinutes, FORGOTTEN * sample.expected * Math.max(level, 1));
      expected = expected * remaining + sample.expected;
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
    const previous = ends[from - 1];
    return previous ? previous.level ** levelKept(at - previous.at) : 1;
  };
}
