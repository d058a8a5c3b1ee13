import { useCallback, useEffect, useRef, useState } from 'react';
import {
  areSettled,
  arrivalLines,
  hasComeFor,
  keepArrivals,
  type ArrivalLine,
  type ExpectedArrival,
} from './arrivals/keep-arrivals';
import { keepRows, type ListRow } from './keep-rows';
import type { CheckIn } from './statuses';
import type { ListWork } from './use-list-activity';
import type { News } from './use-queue-news';

/** A loaded part of the list: `items` start at row `skip` of `total`; `key` identifies the list. */
export interface QueueSlice {
  key: string;
  skip: number;
  total: number;
  items: readonly CheckIn[];
  news: readonly News[];
  /** Who is expected for appointments; null where nobody is shown. */
  expected: readonly ExpectedArrival[] | null;
}
interface SteadyRows extends QueueSlice {
  rows: ListRow[];
  /** How many rows the whole list has. */
  count: number;
  lines: ArrivalLine[];
  /** When each new arrival was first seen, in epoch milliseconds. */
  arrivals: ReadonlyMap<string, number>;
}

/** Whether changes wait for a pointer to leave the list, and whether they are about to be shown although it stays. */
export type HeldChanges = 'none' | 'waiting' | 'soon';

interface Held {
  isResting: boolean;
  /** Epoch milliseconds. */
  until: number;
  /** The row under the pointer. */
  pointerId: string | null;
}

const freshFor = 4000;
/** How long changes wait for a pointer that was perhaps left on the list, and how long before the end that is announced. */
const maxRest = 120_000;
const announced = 10_000;
/** How long they wait for the next key or finger. */
const between = 1200;
const rowsOf = (items: readonly CheckIn[]) => items.map((checkIn): ListRow => ({ checkIn, isLeaving: false }));
const isWhole = ({ skip, total, items }: QueueSlice) => skip === 0 && items.length === total;

function arrivalsOf(before: SteadyRows, next: QueueSlice, now: number): ReadonlyMap<string, number> {
  const recent = [...before.arrivals].filter(([, at]) => now - at < freshFor);
  if (!isWhole(before) || !isWhole(next)) return new Map(recent);
  const ids = new Set(before.rows.map((row) => row.checkIn.id));
  return new Map([...recent, ...next.items.filter(({ id }) => !ids.has(id)).map(({ id }) => [id, now] as const)]);
}

const settled = (slice: QueueSlice) => ({
  rows: rowsOf(slice.items),
  count: slice.total,
  lines: arrivalLines(slice.expected),
});

/** The rows of the next slice in their places of before. Who was expected and checks in stays in the line where they were. */
function kept(before: SteadyRows, next: QueueSlice, pointerId: string | null) {
  const lines =
    before.expected && next.expected
      ? keepArrivals(before.lines, next.expected, next.items)
      : arrivalLines(next.expected);
  const shown = new Set(before.rows.map(({ checkIn }) => checkIn.id));
  const items = next.items.filter(
    (party) => shown.has(party.id) || !lines.some(({ arrival }) => hasComeFor(party, arrival)),
  );
  const rows = keepRows(before.rows, items, pointerId);
  const leaving = rows.filter(({ isLeaving }) => isLeaving).length;
  return { rows, count: next.total - (next.items.length - items.length) + leaving, lines };
}

function merge(before: SteadyRows | null, next: QueueSlice, isHeld: boolean, pointerId: string | null): SteadyRows {
  if (before?.key !== next.key || before.skip !== next.skip) return { ...next, ...settled(next), arrivals: new Map() };
  return {
    ...next,
    ...(isHeld ? kept(before, next, pointerId) : settled(next)),
    arrivals: arrivalsOf(before, next, performance.now()),
  };
}

/** Whether the rows are those of the slice, in its order. */
const isSettled = ({ rows, items, lines, expected }: SteadyRows) =>
  rows.length === items.length &&
  rows.every((row, index) => !row.isLeaving && !row.kept && row.checkIn.id === items[index].id) &&
  areSettled(lines, expected) &&
  (lines.length === 0 || rows.every(({ placed }) => !placed));

/**
 * The rows of the latest slice, with new arrivals marked. While somebody works on the list (`hold`), every row keeps its
 * place until they pause or leave (`release`).
 */
export function useSteadyRows(slice: QueueSlice | null) {
  const [list, setList] = useState<SteadyRows | null>(null);
  const [heldChanges, setHeldChanges] = useState<HeldChanges>('none');
  const held = useRef<Held>({ isResting: false, until: 0, pointerId: null });
  const settle = useCallback(
    () => setList((before) => (before && !isSettled(before) ? { ...before, ...settled(before) } : before)),
    [],
  );
  const hold = useCallback((work: ListWork, pointerId: string | null) => {
    const { until } = held.current;
    if (work === 'key') held.current = { ...held.current, until: Math.max(until, performance.now() + between) };
    else
      held.current = {
        isResting: work === 'rest',
        until: performance.now() + (work === 'rest' ? maxRest : between),
        pointerId,
      };
  }, []);
  const release = useCallback(() => {
    held.current = { isResting: false, until: 0, pointerId: null };
    settle();
  }, [settle]);

  useEffect(() => {
    if (!slice) return;
    setList((before) => {
      // Read as late as this: a pointer may come to rest after the slice arrived.
      const { isResting, until, pointerId } = held.current;
      return merge(before, slice, isResting || performance.now() < until, pointerId);
    });
  }, [slice]);

  const isUnsettled = list !== null && !isSettled(list);
  useEffect(() => {
    if (!isUnsettled) return undefined;
    // However long the pointer rested before, what changes now waits its whole time.
    if (held.current.isResting) held.current.until = performance.now() + maxRest;
    const look = () => {
      const left = held.current.until - performance.now();
      if (left <= 0) settle();
      else if (held.current.isResting) setHeldChanges(left > announced ? 'waiting' : 'soon');
      else setHeldChanges('none');
    };
    look();
    const timer = setInterval(look, 200);
    return () => {
      clearInterval(timer);
      setHeldChanges('none');
    };
  }, [isUnsettled, settle]);
  return { list, heldChanges, hold, release };
}
