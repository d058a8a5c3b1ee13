import { useEffect, useRef } from 'react';

const inputEvents = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll', 'touchmove'] as const;

/** Calls `onIdle` after `milliseconds` without input; does nothing while not `active`. */
export function useIdle(active: boolean, milliseconds: number, onIdle: () => void): void {
  const latest = useRef(onIdle);
  useEffect(() => {
    latest.current = onIdle;
  });
  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), milliseconds);
    };
    restart();
    for (const name of inputEvents) addEventListener(name, restart, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of inputEvents) removeEventListener(name, restart, { capture: true });
    };
  }, [active, milliseconds]);
}
