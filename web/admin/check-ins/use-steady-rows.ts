import { useCallback, useEffect, useRef, useState } from 'react';
import { keepPlaces, type ShownRow } from './keep-places';
import type { CheckIn } from './statuses';

/** A piece of the list as the server answered it: `items` begin at row `skip` of `total`; `key` says which list. */
export type Piece = { key: string; skip: number; total: number; items: readonly CheckIn[] };
type Shown = Piece & { rows: ShownRow[]; arrived: ReadonlyMap<string, number> };

const calmAfter = 1200;
const freshFor = 4000;
const plain = (items: readonly CheckIn[]) => items.map((entry): ShownRow => ({ entry, isLeaving: false }));
const isWhole = ({ skip, total, items }: Piece) => skip === 0 && items.length === total;

function arrivals(before: Shown, next: Piece, now: number): ReadonlyMap<string, number> {
  const kept = [...before.arrived].filter(([, at]) => now - at < freshFor);
  if (!isWhole(before) || !isWhole(next)) return new Map(kept);
  const known = new Set(before.rows.map((row) => row.entry.id));
  return new Map([
    ...kept,
    ...next.items.filter((entry) => !known.has(entry.id)).map((entry) => [entry.id, now] as const),
  ]);
}

function merge(before: Shown | null, next: Piece, isBusy: boolean): Shown {
  if (before?.key !== next.key || before.skip !== next.skip)
    return { ...next, rows: plain(next.items), arrived: new Map() };
  return {
    ...next,
    rows: isBusy ? keepPlaces(before.rows, next.items) : plain(next.items),
    arrived: arrivals(before, next, Date.now()),
  };
}

/**
 * The rows of the latest piece, with those that have just arrived. While somebody works on the list (`touched`), a row that goes keeps
 * its place until they pause or leave (`left`).
 */
export function useSteadyRows(piece: Piece | null) {
  const [shown, setShown] = useState<Shown | null>(null);
  const busyUntil = useRef(0);
  const settle = useCallback(
    () => setShown((before) => before && { ...before, rows: before.rows.filter((row) => !row.isLeaving) }),
    [],
  );
  const touched = useCallback(() => {
    busyUntil.current = Date.now() + calmAfter;
  }, []);
  const left = useCallback(() => {
    busyUntil.current = 0;
    settle();
  }, [settle]);

  useEffect(() => {
    if (piece) setShown((before) => merge(before, piece, Date.now() < busyUntil.current));
  }, [piece]);

  const someLeave = shown?.rows.some((row) => row.isLeaving) ?? false;
  useEffect(() => {
    if (!someLeave) return undefined;
    const timer = setInterval(() => {
      if (Date.now() >= busyUntil.current) settle();
    }, 200);
    return () => clearInterval(timer);
  }, [someLeave, settle]);
  return { shown, touched, left };
}
