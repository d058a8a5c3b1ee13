import { useEffect, useRef } from 'react';

const stops = 'a, button, input, textarea';

/** What stands in the element answers to pointers, but the Tab key passes it by: it is a picture of a form. */
export function useNoTabStops<Element extends HTMLElement>(isShown: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    const { current } = element;
    if (!isShown || !current) return undefined;
    const remove = () => {
      for (const stop of current.querySelectorAll<HTMLElement>(stops)) stop.tabIndex = -1;
    };
    remove();
    const observer = new MutationObserver(remove);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isShown]);
  return element;
}
