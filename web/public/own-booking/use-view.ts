import { useCallback, useEffect, useState } from 'react';

const views = ['booking', 'change', 'again'] as const;
export type View = (typeof views)[number];

const viewIn = (hash: string): View => views.find((view) => hash === `#${view}`) ?? 'booking';

/** What the address names behind its #: Back leads from a change to the booking. */
export function useView() {
  const [view, setView] = useState<View>('booking');
  /** Whether the visitor went there, and not a reload. */
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    setView(viewIn(location.hash));
    const onBack = () => {
      setView(viewIn(location.hash));
      setHasMoved(true);
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  const go = useCallback((next: View) => {
    const address = location.pathname + location.search;
    history[next === 'booking' ? 'replaceState' : 'pushState'](null, '', next === 'booking' ? address : `#${next}`);
    setView(next);
    setHasMoved(true);
  }, []);
  return { view, hasMoved, go };
}
