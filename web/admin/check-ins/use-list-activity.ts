import { type RefObject, useEffect, useRef } from 'react';

/** 'rest': a pointer is on the list, or a finger lies on it; after 'lift' (the finger's) or a 'key' the next one may follow. */
export type ListWork = 'rest' | 'lift' | 'key';

interface Activity {
  /** `pointerId`: the check-in whose row is under the pointer. */
  onWork: (work: ListWork, pointerId: string | null) => void;
  onLeave: () => void;
}

const idAt = ({ target }: PointerEvent): string | null =>
  target instanceof Element ? (target.closest('[data-id]')?.getAttribute('data-id') ?? null) : null;

/**
 * Reports work on the list, and when the pointer leaves it. Lifting a finger does not count as leaving. Returns how far down the screen the pointer
 * is on the list, in pixels; null if it is not.
 */
export function useListActivity(
  table: RefObject<HTMLElement | null>,
  { onWork, onLeave }: Activity,
): RefObject<number | null> {
  const pointer = useRef<number | null>(null);
  useEffect(() => {
    const element = table.current;
    const rest = (event: PointerEvent) => {
      pointer.current = event.clientY;
      onWork('rest', idAt(event));
    };
    const type = () => onWork('key', null);
    const lift = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      pointer.current = null;
      onWork('lift', null);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      pointer.current = null;
      onLeave();
    };
    const listeners = [
      // A dialog that closes leaves the pointer on the list without a move.
      ['pointerenter', rest],
      ['pointermove', rest],
      ['pointerdown', rest],
      ['pointerup', lift],
      ['pointercancel', lift],
      ['pointerleave', leave],
      ['keydown', type],
    ] as const;
    for (const [name, listener] of listeners) element?.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) element?.removeEventListener(name, listener as EventListener);
      // A list that goes away under the pointer is left without an event.
      onLeave();
    };
  }, [table, onWork, onLeave]);
  return pointer;
}
