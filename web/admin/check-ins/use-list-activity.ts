import { type RefObject, useEffect } from 'react';

interface Activity {
  onWork: () => void;
  onLeave: () => void;
}

/** Reports that somebody works on the list with pointer or keys, and that the pointer left it. A finger that lifts has not left. */
export function useListActivity(table: RefObject<HTMLElement | null>, { onWork, onLeave }: Activity): void {
  useEffect(() => {
    const element = table.current;
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') onLeave();
    };
    const work = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const name of work) element?.addEventListener(name, onWork);
    element?.addEventListener('pointerleave', leave);
    return () => {
      for (const name of work) element?.removeEventListener(name, onWork);
      element?.removeEventListener('pointerleave', leave);
    };
  }, [table, onWork, onLeave]);
}
