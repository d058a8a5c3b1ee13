import { useCallback, useEffect, useState } from 'react';

const steps = ['time', 'details', 'code', 'done'] as const;
export type Step = (typeof steps)[number];

const stepIn = (hash: string): Step => steps.find((step) => hash === `#${step}`) ?? 'time';

/** The step that the address names behind its #: an entry of the history each, so that Back goes one step back. */
export function useStep() {
  const [step, setStep] = useState<Step>('time');
  /** Whether the visitor went to the step, and not a reload. */
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    setStep(stepIn(location.hash));
    const onBack = () => {
      setStep(stepIn(location.hash));
      setHasMoved(true);
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  const go = useCallback((next: Step, { replace = false }: { replace?: boolean } = {}) => {
    const address = next === 'time' ? location.pathname + location.search : `#${next}`;
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    setStep(next);
    setHasMoved(true);
  }, []);
  return { step, hasMoved, go };
}
