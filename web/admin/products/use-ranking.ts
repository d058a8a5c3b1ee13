import {
  type KeyboardEvent,
  type PointerEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { maxRank } from './item-values';
import { dragRow } from './drag-row';
import type { CatalogueItemFragment } from './products.generated';
import type { Move } from './use-order-changes';
import { useMoves } from './use-moves';

type Orders = Readonly<Record<string, readonly string[]>>;
const none: Orders = {};
const groupOf = ({ category }: CatalogueItemFragment) => category?.id ?? '';

/** The items with each group that somebody ranks in its new order, before the server has it. */
function inOrder(items: readonly CatalogueItemFragment[], orders: Orders): readonly CatalogueItemFragment[] {
  if (Object.keys(orders).length === 0) return items;
  const byId = new Map(items.map((item) => [item.id, item]));
  const left = Object.fromEntries(
    Object.entries(orders).map(([group, ids]) => {
      const known = ids.filter((id) => byId.has(id) && groupOf(byId.get(id)!) === group);
      const others = items.filter((item) => groupOf(item) === group && !known.includes(item.id)).map(({ id }) => id);
      return [group, [...known, ...others].map((id, at) => ({ ...byId.get(id)!, position: Math.min(at, maxRank) }))];
    }),
  );
  return items.map((item) => left[groupOf(item)]?.shift() ?? item);
}

/** `id` at another place; what has rank 49 is in the order of names, so that nobody can be put below its first. */
function placed(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  others.splice(Math.max(0, Math.min(to, maxRank)), 0, id);
  return others;
}

/**
 * Items change places by their handles: dragged, or with the arrow keys. `onRank` gives the order that then stands, null where the move was refused.
 */
export function useRanking(
  items: readonly CatalogueItemFragment[],
  onRank: (move: Move) => Promise<readonly string[] | null>,
) {
  const [orders, setOrders] = useState(none);
  /** The item whose row comes into view once the new order is drawn. */
  const soughtId = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The group in which somebody drags. */
  const dragged = useRef<string | null>(null);
  const ordered = useMemo(() => inOrder(items, orders), [items, orders]);
  const moves = useMoves(onRank, showStored);

  /** Shows what the server has, but for a row that is under the pointer. */
  function showStored(refused: string | null = null) {
    if (dragged.current === null) soughtId.current = refused;
    setOrders((before) => Object.fromEntries(Object.entries(before).filter(([group]) => group === dragged.current)));
  }
  function show(group: string, ids: readonly string[], id: string) {
    setOrders((before) => ({ ...before, [group]: ids }));
    const name = items.find((item) => item.id === id)?.name ?? '';
    setAnnouncement(`${name}: ${ids.indexOf(id) + 1} of ${ids.length}`);
  }
  const save = (group: string, item: CatalogueItemFragment, seen: readonly string[], ids: readonly string[]) => {
    const { id, name, category } = item;
    const list = category?.name ?? 'the items without a category';
    void moves.send(group, { id, name, list, from: seen.indexOf(id), place: ids.indexOf(id), seen });
  };
  const idsOf = (group: string) => ordered.filter((item) => groupOf(item) === group).map(({ id }) => id);
  const rowOf = (handle: Element) => handle.closest<HTMLElement>('[data-item]')!;
  const itemOf = (handle: Element) => ordered.find(({ id }) => id === rowOf(handle).dataset.item);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const item = by && itemOf(event.currentTarget);
    if (!item) return;
    event.preventDefault();
    const group = groupOf(item);
    const ids = idsOf(group);
    const to = ids.indexOf(item.id) + by;
    if (to < 0 || to >= Math.min(ids.length, maxRank + 1)) return;
    const next = placed(ids, item.id, to);
    soughtId.current = item.id;
    show(group, next, item.id);
    save(group, item, ids, next);
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const handle = event.currentTarget;
    const item = event.button === 0 && itemOf(handle);
    if (!item) return;
    event.preventDefault();
    handle.focus();
    const group = groupOf(item);
    const seen = idsOf(group);
    dragged.current = group;
    dragRow(rowOf(handle), event.clientY, {
      onMove: (ids) => show(group, ids, item.id),
      onDrop(ids) {
        dragged.current = null;
        save(group, item, seen, ids);
      },
      onCancel() {
        dragged.current = null;
        if (moves.areWaiting()) setOrders((before) => ({ ...before, [group]: seen }));
        else showStored();
      },
    });
  }
  const latest = useRef({ onKeyDown, onPointerDown });
  useEffect(() => {
    latest.current = { onKeyDown, onPointerDown };
  });
  /** Of each handle; always the same functions, so that no row is drawn for them. */
  const handlers = useMemo(
    () => ({
      onKeyDown: (event: KeyboardEvent) => latest.current.onKeyDown(event),
      onPointerDown: (event: PointerEvent<HTMLElement>) => latest.current.onPointerDown(event),
    }),
    [],
  );
  // The list draws an order later than the page, together with this.
  const drawn = useDeferredValue(ordered);
  useLayoutEffect(() => {
    if (soughtId.current === null || drawn !== ordered) return;
    document.querySelector(`main [data-item="${soughtId.current}"]`)?.scrollIntoView?.({ block: 'nearest' });
    soughtId.current = null;
  }, [drawn, ordered]);
  return { items: ordered, announcement, handlers };
}
