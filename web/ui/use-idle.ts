import { useEffect, useRef } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll', 'touchmove'] as const;

/** Calls `onIdle` once nobody has touched the page for `milliseconds`, counted anew after every sign of life; nothing while not `active`. */
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
    for (const sign of signs) addEventListener(sign, restart, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, restart, { capture: true });
    };
  }, [active, milliseconds]);
}
