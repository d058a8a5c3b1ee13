import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { maxRank } from './item-values';
import { dragRow } from './drag-row';
import type { CatalogueItemFragment } from './products.generated';

type Orders = Readonly<Record<string, readonly string[]>>;
const none: Orders = {};
const groupOf = ({ category }: CatalogueItemFragment) => category?.id ?? '';

/** The items with each group that somebody ranks in its new order, before the server has it. */
function inOrder(items: readonly CatalogueItemFragment[], orders: Orders): readonly CatalogueItemFragment[] {
  if (orders === none) return items;
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

/** Items change places by their handles: dragged, or with the arrow keys. One save at a time, the last order wins. */
export function useRanking(items: readonly CatalogueItemFragment[], onRank: (ids: string[]) => Promise<unknown>) {
  const [orders, setOrders] = useState(none);
  const [announcement, setAnnouncement] = useState('');
  const unsaved = useRef(new Map<string, readonly string[]>());
  const isSaving = useRef(false);
  const ordered = useMemo(() => inOrder(items, orders), [items, orders]);

  function show(group: string, ids: readonly string[], id: string) {
    setOrders((before) => ({ ...before, [group]: ids }));
    const name = items.find((item) => item.id === id)?.name ?? '';
    setAnnouncement(`${name}: ${ids.indexOf(id) + 1} of ${ids.length}`);
  }
  async function save(group: string, ids: readonly string[]) {
    unsaved.current.set(group, ids);
    if (isSaving.current) return;
    isSaving.current = true;
    for (const [next, order] of unsaved.current) {
      unsaved.current.delete(next);
      await onRank([...order]);
    }
    isSaving.current = false;
    setOrders(none);
  }
  const rowOf = (handle: Element) => handle.closest<HTMLElement>('[data-item]')!;
  const itemOf = (handle: Element) => ordered.find(({ id }) => id === rowOf(handle).dataset.item);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const item = by && itemOf(event.currentTarget);
    if (!item) return;
    event.preventDefault();
    const group = groupOf(item);
    const ids = ordered.filter((other) => groupOf(other) === group).map(({ id }) => id);
    const to = ids.indexOf(item.id) + by;
    if (to < 0 || to >= Math.min(ids.length, maxRank + 1)) return;
    const next = placed(ids, item.id, to);
    show(group, next, item.id);
    void save(group, next);
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const handle = event.currentTarget;
    const item = event.button === 0 && itemOf(handle);
    if (!item) return;
    event.preventDefault();
    handle.focus();
    const group = groupOf(item);
    dragRow(rowOf(handle), event.clientY, {
      onMove: (ids) => show(group, ids, item.id),
      onDrop: (ids) => void save(group, ids),
      onCancel: () => setOrders(none),
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
  return { items: ordered, announcement, handlers };
}
