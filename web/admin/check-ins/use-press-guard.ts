import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A press so soon after a row moved was meant for the one that stood there. */
const tooSoon = 1000;

/** Stops presses on rows that have just moved. Returns what is to be told of each move. */
export function usePressGuard(table: RefObject<HTMLElement | null>): (moved: readonly string[]) => void {
  const last = useRef({ at: -Infinity, ids: new Set<string>() });
  useEffect(() => {
    const element = table.current;
    function guard(event: MouseEvent) {
      const row = event.target instanceof Element ? event.target.closest('[data-id]') : null;
      const isLate = performance.now() - last.current.at > tooSoon;
      // A key presses what has the focus, wherever it stands; its click has no detail.
      if (!row || isLate || event.detail === 0 || !last.current.ids.has(row.getAttribute('data-id') ?? '')) return;
      event.preventDefault();
      event.stopPropagation();
    }
    element?.addEventListener('click', guard, true);
    return () => element?.removeEventListener('click', guard, true);
  }, [table]);
  return useCallback((moved) => {
    if (moved.length > 0) last.current = { at: performance.now(), ids: new Set(moved) };
  }, []);
}
