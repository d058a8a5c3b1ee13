import { type RefObject, useEffect, useRef } from 'react';

interface Activity {
  /** For how many milliseconds the list must not move. */
  onWork: (time: number) => void;
  onLeave: () => void;
}

/** A pointer that rests on the list, or a finger that lies on it, for so long may have been left there. */
const resting = 10_000;
/** After a key or a lifted finger the next one may follow. */
const between = 1200;

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
      onWork(resting);
    };
    const pause = () => onWork(between);
    const lift = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      pointer.current = null;
      pause();
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
      ['keydown', pause],
    ] as const;
    for (const [name, listener] of listeners) element?.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) element?.removeEventListener(name, listener as EventListener);
    };
  }, [table, onWork, onLeave]);
  return pointer;
}
