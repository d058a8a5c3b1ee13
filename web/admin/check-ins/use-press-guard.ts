import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A press so soon after a row moved was meant for the one that stood there: nobody reacts faster. */
const tooSoon = 300;

/** Stops presses on rows that have just moved under the pointer, or where a finger was about to fall. Returns what is to be told of each move. */
export function usePressGuard(
  table: RefObject<HTMLElement | null>,
  pointer: RefObject<number | null>,
): (moved: readonly string[]) => void {
  const last = useRef({ at: -Infinity, ids: new Set<string>(), wasResting: false });
  useEffect(() => {
    const element = table.current;
    function guard(event: MouseEvent) {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-id], [data-line]') : null;
      const isLate = performance.now() - last.current.at > tooSoon;
      // A key presses what has the focus, wherever it stands; its click has no detail.
      if (!row || isLate || event.detail === 0 || !last.current.ids.has(row.dataset.id ?? row.dataset.line ?? ''))
        return;
      // A mouse that came to the list after the move found the row where it is.
      if (!last.current.wasResting && (event as PointerEvent).pointerType === 'mouse') return;
      event.preventDefault();
      event.stopPropagation();
    }
    element?.addEventListener('click', guard, true);
    return () => element?.removeEventListener('click', guard, true);
  }, [table]);
  return useCallback(
    (moved) => {
      if (moved.length > 0)
        last.current = { at: performance.now(), ids: new Set(moved), wasResting: pointer.current !== null };
    },
    [pointer],
  );
}
