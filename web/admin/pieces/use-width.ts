import { useCallback, useState } from 'react';

/** The inner width of an element in pixels, kept up to date; null until it is measured. */
export function useWidth(): [ref: (element: HTMLElement | null) => (() => void) | undefined, width: number | null] {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
