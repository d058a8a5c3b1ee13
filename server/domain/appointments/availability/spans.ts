/** Integers from `from` to just before `to`. */
export interface Span {
  from: number;
  to: number;
}

/** In order and apart: spans that overlap or meet become one, each longer by so much before and after. */
export function united(spans: readonly Span[], { before = 0, after = 0 } = {}): Span[] {
  const sorted = isInOrder(spans) ? spans : spans.toSorted((one, other) => one.from - other.from);
  const apart: Span[] = [];
  let last: Span | undefined;
  for (const span of sorted) {
    const from = span.from - before;
    const to = span.to + after;
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else apart.push((last = { from, to }));
  }
  return apart;
}

/** Most lists are: to look takes less than to sort. */
function isInOrder(spans: readonly Span[]): boolean {
  for (let index = 1; index < spans.length; index += 1) if (spans[index - 1]!.from > spans[index]!.from) return false;
  return true;
}

/** What is in both of two lists; each is in order, and its spans do not overlap. */
export function inBoth(some: readonly Span[], others: readonly Span[]): Span[] {
  const shared: Span[] = [];
  let [one, other] = [0, 0];
  while (one < some.length && other < others.length) {
    const [left, right] = [some[one]!, others[other]!];
    const [from, to] = [Math.max(left.from, right.from), Math.min(left.to, right.to)];
    if (from < to) shared.push({ from, to });
    if (left.to < right.to) one += 1;
    else other += 1;
  }
  return shared;
}

/** What of some spans is outside of others; both are in order and apart. */
export function outside(spans: readonly Span[], others: readonly Span[]): Span[] {
  const left: Span[] = [];
  let next = 0;
  for (const { from, to } of spans) {
    let begin = from;
    while (next < others.length && others[next]!.to <= begin) next += 1;
    for (let at = next; at < others.length && others[at]!.from < to; at += 1) {
      const other = others[at]!;
      if (begin < other.from) left.push({ from: begin, to: other.from });
      begin = Math.max(begin, other.to);
    }
    if (begin < to) left.push({ from: begin, to });
  }
  return left;
}

/** By depth: the first list is where spans are at all, the second where two overlap, and so on. */
export function depthsOf(spans: readonly Span[]): Span[][] {
  const starts = spans.map(({ from }) => from).sort((one, other) => one - other);
  const ends = spans.map(({ to }) => to).sort((one, other) => one - other);
  const depths: Span[][] = [];
  let [open, closed] = [0, 0];
  while (closed < ends.length) {
    if (open < starts.length && starts[open]! < ends[closed]!) {
      (depths[open - closed] ??= []).push({ from: starts[open]!, to: Infinity });
      open += 1;
    } else {
      closed += 1;
      depths[open - closed]!.at(-1)!.to = ends[closed - 1]!;
    }
  }
  return depths;
}

interface Lists {
  /** Each in order, its spans apart. */
  more: readonly (readonly Span[])[];
  less: readonly (readonly Span[])[];
}

/** Where more of the lists of `more` than of `less` have a span. */
export function whereMore({ more, less }: Lists): Span[] {
  if (less.length === 0) return united(more.flat());
  const steps = [...more.flatMap((spans) => stepsOf(spans, 1)), ...less.flatMap((spans) => stepsOf(spans, -1))];
  steps.sort((one, other) => one.at - other.at);
  const found: Span[] = [];
  let surplus = 0;
  for (const { at, by } of steps) {
    if (surplus <= 0 && surplus + by > 0) found.push({ from: at, to: Infinity });
    if (surplus > 0 && surplus + by <= 0) found.at(-1)!.to = at;
    surplus += by;
  }
  return united(found.filter(({ from, to }) => from < to));
}

/** What a list adds to a sum, and where it takes it back. */
const stepsOf = (spans: readonly Span[], by: 1 | -1): { at: number; by: number }[] =>
  spans.flatMap(({ from, to }) => [
    { at: from, by },
    { at: to, by: -by },
  ]);
