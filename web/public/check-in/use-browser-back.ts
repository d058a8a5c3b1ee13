import { useEffect, useRef, useState } from 'react';

/** While a step is open, the browser's Back calls `onBack` and does not leave the page. */
export function useBrowserBack(isOpen: boolean, onBack: () => void) {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    const entry = Date.now();
    history.pushState(entry, '');
    const onPop = () => {
      // Where yet another step is open then, it needs an entry of its own.
      setPresses((count) => count + 1);
      latest.current();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      // Closed by a button, the step leaves no entry behind, unless the page has moved on from it.
      if (history.state === entry) history.back();
    };
  }, [isOpen, presses]);
}
