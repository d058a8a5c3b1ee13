import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Habits {
  ids: readonly string[];
  skip: number;
  count: number;
  onTouch: () => void;
  onLeave: () => void;
}

/** Notices when somebody works on the rows (`[data-row]`), and hands the focus of a row that goes to the one that takes its place. */
export function useRowHabits(
  table: RefObject<HTMLElement | null>,
  { ids, skip, count, onTouch, onLeave }: Habits,
): void {
  const focused = useRef<{ id: string; index: number } | null>(null);
  const latest = useRef({ ids, skip });
  useLayoutEffect(() => {
    latest.current = { ids, skip };
    const last = focused.current;
    if (!last || document.activeElement !== document.body || ids.includes(last.id)) return;
    focused.current = null;
    table.current
      ?.querySelector<HTMLElement>(`[data-row="${Math.min(last.index, count - 1)}"] a`)
      ?.focus({ preventScroll: true });
  }, [table, ids, skip, count]);

  useEffect(() => {
    const element = table.current;
    const left = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') onLeave();
    };
    function gotFocus({ target }: FocusEvent) {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      const index = Number(row?.getAttribute('data-row'));
      const id = latest.current.ids[index - latest.current.skip];
      focused.current = row && id ? { id, index } : null;
    }
    const works = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const name of works) element?.addEventListener(name, onTouch);
    element?.addEventListener('pointerleave', left);
    element?.addEventListener('focusin', gotFocus);
    return () => {
      for (const name of works) element?.removeEventListener(name, onTouch);
      element?.removeEventListener('pointerleave', left);
      element?.removeEventListener('focusin', gotFocus);
    };
  }, [table, onTouch, onLeave]);
}
