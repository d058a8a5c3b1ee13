import { DAY_MINUTES } from '../../hours/week.js';
import type { DatedHours, Days } from './dated-hours.js';
import type { LocalClock } from './LocalClock.js';
import { depthsOf, outside, united, whereMore, type Span } from './spans.js';

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

export interface Search {
  clock: LocalClock;
  /** Days whose starts are asked for. Their hours begin on the day before. */
  days: Days;
  /** No start is before it. */
  earliest: number;
}

/** The starts of a visit, by day and in order: its whole length fits the hours, and no part with its buffers overlaps what is blocked. */
export function freeTimes(visit: Visit, { clock, days, earliest }: Search): Map<number, number[]> {
  const times = new Map<number, number[]>();
  const mixed = new Set<number>();
  const canBeginAt = whenVisit(visit);
  let ofDay: number[] = [];
  let dayOfThose = NaN;
  for (const { from, to } of openingsOf(visit)) {
    for (let local = from; local < to; local += visit.interval) {
      const day = Math.floor(local / DAY_MINUTES);
      if (day < days.first || day > days.last) continue;
      const time = clock.minuteOf(local);
      if (time === null || time < earliest || !canBeginAt(time)) continue;
      if (day !== dayOfThose) {
        dayOfThose = day;
        ofDay = times.get(day) ?? [];
        times.set(day, ofDay);
      }
      // Hours that began on the day before may overlap those of the day.
      if (ofDay.length > 0 && time <= ofDay.at(-1)!) mixed.add(day);
      ofDay.push(time);
    }
  }
  for (const day of mixed)
    times.set(
      day,
      [...new Set(times.get(day))].toSorted((one, other) => one - other),
    );
  return times;
}

/** The first and the last start of each day, by day: the same as those of freeTimes. */
export function firstAndLastTimes(
  visit: Visit,
  { clock, days, earliest }: Search,
): Map<number, { first: number; last: number }> {
  const edges = new Map<number, { first: number; last: number }>();
  const canBeginAt = whenVisit(visit);
  const look = (local: number): void => {
    const day = Math.floor(local / DAY_MINUTES);
    if (day < days.first || day > days.last) return;
    const time = clock.minuteOf(local);
    const edge = edges.get(day);
    // What lies between two starts is neither.
    if (time === null || time < earliest || (edge && time >= edge.first && time <= edge.last)) return;
    if (!canBeginAt(time)) return;
    if (!edge) edges.set(day, { first: time, last: time });
    else if (time < edge.first) edge.first = time;
    else edge.last = time;
  };
  for (const { from, to } of openingsOf(visit)) {
    look(from);
    const steps = Math.ceil((to - from) / visit.interval);
    for (let step = steps - 1; step > 0; step -= 1) look(from + step * visit.interval);
  }
  return edges;
}

/** Hours from whose beginnings starts are counted, in local minutes: those of the first part. Hours of several become one where they overlap. */
function openingsOf({ parts }: Visit): readonly Span[] {
  const hours = [...new Set(parts[0]!.resources.map((resource) => resource.hours))];
  if (hours.length === 1) return hours[0]!.days.flat();
  return (hours[0]?.days ?? []).flatMap((_, index) => united(hours.flatMap(({ days }) => days[index]!)));
}

type CanBeginAt = (time: number) => boolean;

/** When a visit can begin. Parts of the same length by the same people can begin at the same times, which take theirs to find. */
function whenVisit(visit: Visit): CanBeginAt {
  const known = new Map<string, CanBeginAt>();
  const lists = [...new Set(visit.parts.map(({ resources }) => resources))];
  const parts = visit.parts.map((part) => {
    const key = `${part.minutes} ${lists.indexOf(part.resources)}`;
    const canBeginAt = known.get(key) ?? whenPart(part, visit);
    known.set(key, canBeginAt);
    return { begins: part.begins, canBeginAt };
  });
  const [only] = parts;
  if (only && parts.length === 1) return only.canBeginAt;
  return (time) => parts.every(({ begins, canBeginAt }) => canBeginAt(time + begins));
}

/** Whether a part can begin at a time. */
export const canBegin = (part: VisitPart, visit: Visit, time: number): boolean => whenPart(part, visit)(time);

/** When a part can begin. */
function whenPart({ minutes, resources, others }: VisitPart, visit: Visit): CanBeginAt {
  const starts = resources.map(({ hours, blocked }) => ({
    fitting: hours.open.map(({ from, to }) => ({ from, to: to - minutes + 1 })).filter(({ from, to }) => from < to),
    blocked: touching(blocked, minutes, visit),
  }));
  if (others.length === 0)
    return (time) => starts.some(({ fitting, blocked }) => isWithin(fitting, time) && !isWithin(blocked, time));
  const windows = whereMore({
    more: starts.map(({ fitting, blocked }) => outside(fitting, blocked)),
    less: depthsOf(others).map((depth) => touching(depth, minutes, visit)),
  });
  return (time) => isWithin(windows, time);
}

/** Starts at which a part, with its buffers, overlaps one of the spans. */
const touching = (spans: readonly Span[], minutes: number, { bufferBefore, bufferAfter }: Visit): Span[] =>
  united(spans, { before: minutes + bufferAfter - 1, after: bufferBefore });

/** Whether a time is in one of the spans, which are in order and apart. */
function isWithin(spans: readonly Span[], time: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans[middle]!.to <= time) low = middle + 1;
    else high = middle;
  }
  return low < spans.length && spans[low]!.from <= time;
}
