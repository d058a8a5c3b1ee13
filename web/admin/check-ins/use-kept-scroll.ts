import { useEffect, useRef } from 'react';

/** Restores the page's last scroll position for this `key`, once its content `isReady`. */
export function useKeptScroll(key: string, isReady: boolean): void {
  const name = `greeter.scroll ${key}`;
  const done = useRef('');
  useEffect(() => {
    if (!isReady || done.current === name) return;
    const isFirst = done.current === '';
    done.current = name;
    if (isFirst) scrollTo(0, Number(sessionStorage.getItem(name)) || 0);
  }, [isReady, name]);
  useEffect(() => {
    const keep = () => sessionStorage.setItem(name, String(Math.round(scrollY)));
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [name]);
}
