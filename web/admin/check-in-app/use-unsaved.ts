import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** While something is unsaved, every way out of the screen (closing, Back, a link) waits to be asked; `allow()` lets the next one go. */
export function useUnsaved(isUnsaved: boolean) {
  const isAllowed = useRef(false);
  const blocker = useBlocker(() => isUnsaved && !isAllowed.current);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    allow: () => {
      isAllowed.current = true;
    },
  };
}
