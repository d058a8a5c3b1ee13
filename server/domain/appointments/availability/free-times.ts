import { DAY_MINUTES } from '../../hours/week.js';
import type { DatedHours, Days } from './dated-hours.js';
import type { LocalClock } from './LocalClock.js';
import { depthsOf, inBoth, united, whereMore, type Span } from './spans.js';

/** Somebody, or a place, that can do a part. All times here are minutes since 1970. */
export interface Resource {
  hours: DatedHours;
  /** Times that are blocked, in any order. */
  blocked: readonly Span[];
}

export interface VisitPart {
  /** Minutes from the start of the visit to its own. */
  begins: number;
  minutes: number;
  /** One of them does it: that is enough where more of them are free than `others` need. */
  resources: readonly Resource[];
  /** Blocked times of appointments that will need one of these resources too. */
  others: readonly Span[];
}

export interface Visit {
  parts: readonly VisitPart[];
  /** Minutes kept free before and after each part. */
  bufferBefore: number;
  bufferAfter: number;
  /** Minutes between two starts, from each opening on. */
  interval: number;
}

interface Search {
  clock: LocalClock;
  /** Days whose starts are asked for. Their hours begin on the day before. */
  days: Days;
  /** No start is before it. */
  earliest: number;
}

/** The starts of a visit, by day and in order: its whole length fits the hours, and no part with its buffers overlaps what is blocked. */
export function freeTimes(visit: Visit, { clock, days, earliest }: Search): Map<number, number[]> {
  const times = new Map<number, number[]>();
  const windows = windowsOf(visit);
  const taken = new Set<number>();
  for (const { from, to } of openingsOf(visit)) {
    for (let local = from; local < to; local += visit.interval) {
      const day = Math.floor(local / DAY_MINUTES);
      if (day < days.first || day > days.last) continue;
      const time = clock.minuteOf(local);
      if (time === null || time < earliest || taken.has(time) || !isWithin(windows, time)) continue;
      taken.add(time);
      const ofDay = times.get(day);
      if (ofDay) ofDay.push(time);
      else times.set(day, [time]);
    }
  }
  for (const ofDay of times.values()) ofDay.sort((one, other) => one - other);
  return times;
}

/** Hours from whose beginnings starts are counted, in local minutes: those of the first part. Hours of several become one where they overlap. */
function openingsOf({ parts }: Visit): readonly Span[] {
  const hours = [...new Set(parts[0]!.resources.map((resource) => resource.hours))];
  if (hours.length === 1) return hours[0]!.days.flat();
  return (hours[0]?.days ?? []).flatMap((_, index) => united(hours.flatMap(({ days }) => days[index]!)));
}

/** When a visit can begin. Parts of the same length by the same people have the same windows, which take their time. */
function windowsOf(visit: Visit): Span[] {
  const known = new Map<string, Span[]>();
  const lists = [...new Set(visit.parts.map(({ resources }) => resources))];
  const [first, ...more] = visit.parts.map((part) => {
    const key = `${part.minutes} ${lists.indexOf(part.resources)}`;
    const windows = known.get(key) ?? partWindows(part, visit);
    known.set(key, windows);
    return windows.map(({ from, to }) => ({ from: from - part.begins, to: to - part.begins }));
  });
  return more.reduce(inBoth, first!);
}

/** Whether a part can begin at a time. */
export const canBegin = (part: VisitPart, visit: Visit, time: number): boolean =>
  isWithin(partWindows(part, visit), time);

/** When a part can begin. */
function partWindows({ minutes, resources, others }: VisitPart, visit: Visit): Span[] {
  const starts = resources.map(({ hours, blocked }) => {
    const fitting = hours.open
      .map(({ from, to }) => ({ from, to: to - minutes + 1 }))
      .filter(({ from, to }) => from < to);
    return outside(fitting, touching(blocked, minutes, visit));
  });
  return whereMore({ more: starts, less: depthsOf(others).map((depth) => touching(depth, minutes, visit)) });
}

/** Starts at which a part, with its buffers, overlaps one of the spans. */
const touching = (spans: readonly Span[], minutes: number, { bufferBefore, bufferAfter }: Visit): Span[] =>
  united(spans.map(({ from, to }) => ({ from: from - minutes - bufferAfter + 1, to: to + bufferBefore })));

/** What of some spans is outside of others; both are in order and apart. */
const outside = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  others.length === 0 ? [...spans] : inBoth(spans, gapsOf(others));

const gapsOf = (spans: readonly Span[]): Span[] =>
  [...spans, { from: Infinity, to: Infinity }].map(({ from }, index) => ({
    from: spans[index - 1]?.to ?? -Infinity,
    to: from,
  }));

/** Whether a time is in one of the spans, which are in order and apart. */
function isWithin(spans: readonly Span[], time: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans[middle]!.to <= time) low = middle + 1;
    else high = middle;
  }
  return low < spans.length && spans[low]!.from <= time;
}
