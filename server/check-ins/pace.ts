/** A wait that is over: how long, and what was known when it began; `hour` is that of the business's clock. */
export interface Visit { at: Date; hour: number; waitMinutes: number; partiesAhead: number; partySize: number }

/**
 * How fast a business calls its parties up: what a quote needs, as small JSON. A wait is
 * `range[parties ahead] × level × hours[hour] × sizes[class of party size]`.
 */
export interface Pace {
  version: 1;
  /** Waits that it was measured from. */
  visits: number;
  measuredAt: string;
  timeZone: string;
  /** How the last visits went beside the long run: 1.3 is 30 % slower. */
  level: number;
  /** 24 factors, by the hour of the business's clock. */
  hours: number[];
  /** Factors by `sizeClass`. */
  sizes: number[];
  /** Low and high minutes by parties ahead, 0 to 24; neither ever falls. */
  ranges: [low: number, high: number][];
}

/** Fewer finished waits than this say nothing. */
export const FEWEST_VISITS = 10;
export const MOST_VISITS = 300;
/** Of 100 waits, how many a range shall hold. */
export const PROMISED_PERCENT = 80;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_LINE = 24;
/** What is believed before anything is seen weighs as much as this many visits. */
const PRIOR = { shape: 4, hour: 20, size: 8, level: 6 };
/** The level forgets half of a visit after so many others, and half of all after so many hours. */
const LEVEL_HALF_LIFE = { visits: 50, hours: 8 };
const SPREAD_HALF_LIFE_VISITS = 300;
/** How alike two lengths of line must be to share their spread: a distance of logarithms. */
const LIKENESS = 0.4;
/** A wait longer than so many times what was expected was forgotten, not slow. */
const FORGOTTEN = 4;
/** Percent by which the visits that were measured fit better than those to come; more of them while they are few. */
const optimism = (visits: number): number => 3 + 20 / visits;
const TAILS = Array.from({ length: 25 }, (_, index) => 0.02 + index * 0.01);

export const sizeClass = (partySize: number): number => (partySize <= 2 ? 0 : partySize <= 4 ? 1 : partySize <= 6 ? 2 : 3);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The hour of that zone's clock, 0 to 23. */
export function hourOf(at: Date, timeZone: string): number {
  const known = clocks.get(timeZone);
  const clock = known ?? new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  if (!known) clocks.set(timeZone, clock);
  return Number(clock.format(at));
}

/** The level a while after it was measured: tomorrow need not be as slow as today. */
export function levelAt(level: number, sinceMs: number): number {
  return level ** (0.5 ** (Math.max(0, sinceMs) / HOUR_MS / LEVEL_HALF_LIFE.hours));
}

interface Known extends Visit { endsAt: number; size: number; expected: number }

/** The pace of the last finished waits, or null when they are too few. */
export function measurePace(given: readonly Visit[], timeZone: string, now: Date): Pace | null {
  const visits = given.filter(({ waitMinutes, partiesAhead }) => waitMinutes >= 0 && Number.isFinite(waitMinutes) && partiesAhead >= 0)
    .sort((a, b) => a.at.getTime() - b.at.getTime()).slice(-MOST_VISITS)
    .map((visit): Known => ({ ...visit, endsAt: visit.at.getTime() + visit.waitMinutes * MINUTE_MS, size: sizeClass(visit.partySize), expected: 0 }));
  if (visits.length < FEWEST_VISITS) return null;
  const shape = shapeOf(visits);
  for (const visit of visits) visit.expected = shape[Math.min(visit.partiesAhead, LONGEST_LINE)]! * beyond(visit.partiesAhead);
  const sizes = factorsOf(visits, 4, ({ size }) => [[size, 1]], PRIOR.size);
  for (const visit of visits) visit.expected *= sizes[visit.size]!;
  const hours = factorsOf(visits, 24, ({ hour }) => [[hour, 1], [(hour + 1) % 24, 0.5], [(hour + 23) % 24, 0.5]], PRIOR.hour);
  for (const visit of visits) visit.expected *= hours[visit.hour]!;
  const { levels, level } = levelsOf(visits, now);
  return {
    version: 1, visits: visits.length, measuredAt: now.toISOString(), timeZone, level: round(level), hours: hours.map(round), sizes: sizes.map(round),
    ranges: rangesOf(visits, levels, shape),
  };
}

/** Lines longer than the table go on in proportion. */
export const beyond = (partiesAhead: number): number => Math.max(1, (partiesAhead + 1) / (LONGEST_LINE + 1));
const round = (value: number): number => Math.round(value * 1000) / 1000;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Usual minutes by parties ahead: near n from the visits with about n ahead, held to the line through all of them. */
function shapeOf(visits: readonly Known[]): number[] {
  const steps = visits.map(({ waitMinutes, partiesAhead }) => waitMinutes / (partiesAhead + 1)).sort((a, b) => a - b);
  const most = Math.max(FORGOTTEN * quantile(steps, 0.75), 1);
  const waits = visits.map(({ waitMinutes, partiesAhead }) => Math.min(waitMinutes, most * (partiesAhead + 1)));
  const step = Math.max(sum(waits) / sum(visits.map(({ partiesAhead }) => partiesAhead + 1)), 0.1);
  const shape: number[] = [];
  for (let ahead = 0; ahead <= LONGEST_LINE; ahead += 1) {
    let wait = PRIOR.shape;
    let line = PRIOR.shape;
    for (const [index, visit] of visits.entries()) {
      const likeness = likenessOf(ahead, visit.partiesAhead);
      wait += (likeness * waits[index]!) / (step * (visit.partiesAhead + 1));
      line += likeness;
    }
    shape.push(Math.max(step * (ahead + 1) * (wait / line), shape.at(-1) ?? 0.1));
  }
  return shape;
}

/** By both lengths of line. */
const LIKENESSES = Array.from({ length: LONGEST_LINE + 1 }, (_, ahead) => Array.from({ length: LONGEST_LINE + 1 }, (__, other) => Math.exp(-Math.abs(Math.log((ahead + 1) / (other + 1))) / LIKENESS)));
const likenessOf = (ahead: number, other: number): number => LIKENESSES[ahead]![Math.min(other, LONGEST_LINE)]!;

/** How much longer than expected the visits of each class waited, held to 1. */
function factorsOf(visits: readonly Known[], count: number, classesOf: (visit: Known) => [number, number][], prior: number): number[] {
  const usual = (prior * sum(visits.map(({ expected }) => expected))) / visits.length;
  const [waits, expected] = [Array<number>(count).fill(usual), Array<number>(count).fill(usual)];
  for (const visit of visits) {
    for (const [index, weight] of classesOf(visit)) {
      waits[index]! += weight * Math.min(visit.waitMinutes, FORGOTTEN * visit.expected);
      expected[index]! += weight * visit.expected;
    }
  }
  return waits.map((wait, index) => wait / expected[index]!);
}

/** The level as it was known when each visit began, from those that had ended by then, and the level now. */
function levelsOf(visits: readonly Known[], now: Date): { levels: number[]; level: number } {
  const prior = (PRIOR.level * sum(visits.map(({ expected }) => expected))) / visits.length;
  const ended = [...visits].sort((a, b) => a.endsAt - b.endsAt);
  const fade = 0.5 ** (1 / LEVEL_HALF_LIFE.visits);
  let [wait, expected, lastAt, next] = [0, 0, ended[0]!.endsAt, 0];
  const levelNow = (at: number) => levelAt((wait + prior) / (expected + prior), at - lastAt);
  const takeUntil = (at: number): number => {
    for (; next < ended.length && ended[next]!.endsAt <= at; next += 1) {
      const visit = ended[next]!;
      const kept = fade * 0.5 ** ((visit.endsAt - lastAt) / HOUR_MS / LEVEL_HALF_LIFE.hours);
      const level = (wait + prior) / (expected + prior);
      wait = wait * kept + Math.min(visit.waitMinutes, FORGOTTEN * visit.expected * Math.max(level, 1));
      expected = expected * kept + visit.expected;
      lastAt = visit.endsAt;
    }
    return levelNow(at);
  };
  const levels = visits.map((visit) => takeUntil(visit.at.getTime()));
  return { levels, level: takeUntil(Math.max(now.getTime(), lastAt)) };
}

interface Ratio { value: number; weight: number; partiesAhead: number }

/** The range by parties ahead: quantiles of what visits really waited beside what they would have been told, so wide that whole minutes hold what is promised. */
function rangesOf(visits: readonly Known[], levels: readonly number[], shape: readonly number[]): [number, number][] {
  const fade = 0.5 ** (1 / SPREAD_HALF_LIFE_VISITS);
  const ratios = visits.map((visit, index): Ratio => ({
    value: visit.waitMinutes / (visit.expected * levels[index]!), weight: fade ** (visits.length - 1 - index), partiesAhead: visit.partiesAhead,
  }));
  const sorted = [...ratios].sort((a, b) => a.value - b.value);
  const spreads = shape.map((_, ahead) => spreadOf(sorted, ahead));
  const kept = TAILS.map((_, tail) => {
    let [within, all] = [0, 0];
    for (const [index, visit] of visits.entries()) {
      const [low, high] = spreads[Math.min(visit.partiesAhead, LONGEST_LINE)]![tail]!;
      const usual = visit.expected * levels[index]!;
      const [from, to] = wholeMinutes(low * usual, high * usual);
      all += ratios[index]!.weight;
      if (visit.waitMinutes >= from && visit.waitMinutes <= to) within += ratios[index]!.weight;
    }
    return (100 * within) / all;
  });
  const wanted = PROMISED_PERCENT + optimism(visits.length);
  const tail = kept.reduce((best, share, index) => (Math.abs(share - wanted) < Math.abs(kept[best]! - wanted) ? index : best), 0);
  const ranges: [number, number][] = [];
  for (const [ahead, usual] of shape.entries()) {
    const [low, high] = spreads[ahead]![tail]!;
    const [lowBefore, highBefore] = ranges.at(-1) ?? [0, 0];
    ranges.push([round(Math.max(low * usual, lowBefore)), round(Math.max(high * usual, highBefore))]);
  }
  return ranges;
}

/** For each of TAILS the ratios that so many of the visits with about so many ahead fell below and rose above. */
function spreadOf(sorted: readonly Ratio[], ahead: number): [number, number][] {
  const weights = sorted.map(({ weight, partiesAhead }) => weight * likenessOf(ahead, partiesAhead));
  const all = sum(weights);
  let before = 0;
  const reached = weights.map((weight) => { before += weight; return (before - weight / 2) / all; });
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
    return before.value + ((after.value - before.value) * (share - reached[next - 1]!)) / (reached[next]! - reached[next - 1]!);
  });
}

/** A range as people are told it: whole minutes, never empty. */
export function wholeMinutes(low: number, high: number): [low: number, high: number] {
  const from = Math.max(0, Math.round(low));
  return [from, Math.max(from + 1, Math.round(high))];
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}
