import { type RefObject, useEffect } from 'react';

interface Activity {
  onWork: () => void;
  onLeave: () => void;
}

/** Reports pointer or key activity on the list, and when the pointer leaves it. Lifting a finger does not count as leaving. */
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
