import { useEffect, useRef } from 'react';

/** Restores the page's last scroll position for this `key`, once its content `isReady`. */
export function useScrollMemory(key: string, isReady: boolean): void {
  const name = `greeter.scroll ${key}`;
  const restoredFor = useRef('');
  useEffect(() => {
    if (!isReady || restoredFor.current === name) return;
    const isFirst = restoredFor.current === '';
    restoredFor.current = name;
    if (isFirst) scrollTo(0, Number(sessionStorage.getItem(name)) || 0);
  }, [isReady, name]);
  useEffect(() => {
    const store = () => sessionStorage.setItem(name, String(Math.round(scrollY)));
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      store();
    };
  }, [name]);
}
