import { useCallback, useEffect, useRef, useState } from 'react';
import { keepRows, type ListRow } from './keep-rows';
import type { CheckIn } from './statuses';

/** A loaded part of the list: `items` start at row `skip` of `total`; `key` identifies the list. */
export interface QueueSlice {
  key: string;
  skip: number;
  total: number;
  items: readonly CheckIn[];
}
interface SteadyRows extends QueueSlice {
  rows: ListRow[];
  /** When each new arrival was first seen, in epoch milliseconds. */
  arrivals: ReadonlyMap<string, number>;
}

const freshFor = 4000;
const rowsOf = (items: readonly CheckIn[]) => items.map((checkIn): ListRow => ({ checkIn, isLeaving: false }));
const isWhole = ({ skip, total, items }: QueueSlice) => skip === 0 && items.length === total;

function arrivalsOf(before: SteadyRows, next: QueueSlice, now: number): ReadonlyMap<string, number> {
  const recent = [...before.arrivals].filter(([, at]) => now - at < freshFor);
  if (!isWhole(before) || !isWhole(next)) return new Map(recent);
  const ids = new Set(before.rows.map((row) => row.checkIn.id));
  return new Map([...recent, ...next.items.filter(({ id }) => !ids.has(id)).map(({ id }) => [id, now] as const)]);
}

function merge(before: SteadyRows | null, next: QueueSlice, isHeld: boolean): SteadyRows {
  if (before?.key !== next.key || before.skip !== next.skip)
    return { ...next, rows: rowsOf(next.items), arrivals: new Map() };
  return {
    ...next,
    rows: isHeld ? keepRows(before.rows, next.items) : rowsOf(next.items),
    arrivals: arrivalsOf(before, next, Date.now()),
  };
}

/** Whether the rows are those of the slice, in its order. */
const isSettled = ({ rows, items }: SteadyRows) =>
  rows.length === items.length &&
  rows.every((row, index) => !row.isLeaving && !row.tallest && row.checkIn.id === items[index].id);

/**
 * The rows of the latest slice, with new arrivals marked. While somebody works on the list (`hold`), every row keeps its
 * place until they pause or leave (`release`).
 */
export function useSteadyRows(slice: QueueSlice | null) {
  const [list, setList] = useState<SteadyRows | null>(null);
  const heldUntil = useRef(0);
  const settle = useCallback(
    () => setList((before) => (before && !isSettled(before) ? { ...before, rows: rowsOf(before.items) } : before)),
    [],
  );
  /** Keeps the rows in place for so many milliseconds. */
  const hold = useCallback((time: number) => {
    heldUntil.current = Date.now() + time;
  }, []);
  const release = useCallback(() => {
    heldUntil.current = 0;
    settle();
  }, [settle]);

  useEffect(() => {
    if (slice) setList((before) => merge(before, slice, Date.now() < heldUntil.current));
  }, [slice]);

  const isUnsettled = list !== null && !isSettled(list);
  useEffect(() => {
    if (!isUnsettled) return undefined;
    const timer = setInterval(() => {
      if (Date.now() >= heldUntil.current) settle();
    }, 200);
    return () => clearInterval(timer);
  }, [isUnsettled, settle]);
  return { list, hold, release };
}
