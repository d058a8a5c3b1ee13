import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface LoadedRows {
  ids: readonly string[];
  skip: number;
  count: number;
  /** The row after the last that is drawn: one that comes at the end is drawn later than read. */
  to: number;
  /** The row that takes the focus as soon as it is there. */
  wantedId: string | null;
  onFocus: () => void;
}

/** Moves the focus to the row that is wanted, and that of a removed row (`[data-row]`) to the row that takes its place. */
export function useRowFocus(
  table: RefObject<HTMLElement | null>,
  { ids, skip, count, to, wantedId, onFocus }: LoadedRows,
): void {
  useEffect(() => {
    const link = wantedId && table.current?.querySelector<HTMLElement>(`[data-id="${wantedId}"] a`);
    if (!link) return;
    // Unless it went elsewhere meanwhile.
    if (document.activeElement?.contains(link)) link.focus();
    onFocus();
  }, [table, ids, to, wantedId, onFocus]);

  const focus = useRef<{ id: string; index: number } | null>(null);
  const latest = useRef({ ids, skip });
  useLayoutEffect(() => {
    latest.current = { ids, skip };
    const last = focus.current;
    if (!last || document.activeElement !== document.body || ids.includes(last.id)) return;
    focus.current = null;
    table.current
      ?.querySelector<HTMLElement>(`[data-row="${Math.min(last.index, count - 1)}"] a`)
      ?.focus({ preventScroll: true });
  }, [table, ids, skip, count]);

  useEffect(() => {
    const element = table.current;
    function remember({ target }: FocusEvent) {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      const index = Number(row?.getAttribute('data-row'));
      const id = latest.current.ids[index - latest.current.skip];
      focus.current = row && id ? { id, index } : null;
    }
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [table]);
}
