import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';

export type Unsaved = ReturnType<typeof useUnsaved>;

/**
 * While something is unsaved, every way out waits until the user has answered `<UnsavedDialog>`: a change of address (closing, Back, a
 * link), `close` of a dialog that is not in the address, and, in the browser's own words, leaving the page.
 */
export function useUnsaved(isUnsaved: boolean) {
  const isAllowed = useRef(false);
  const [waiting, setWaiting] = useState<{ close: () => void } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isUnsaved && !isAllowed.current && (here.pathname !== next.pathname || here.search !== next.search),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const prevent = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', prevent);
    return () => removeEventListener('beforeunload', prevent);
  }, [isUnsaved]);
  return {
    isAsking: waiting !== null || blocker.state === 'blocked',
    /** Closes a dialog that is not in the address. */
    close(close: () => void) {
      if (isUnsaved && !isAllowed.current) setWaiting({ close });
      else close();
    },
    /** Lets the next way out pass: everything is saved. */
    allow() {
      isAllowed.current = true;
    },
    leave() {
      waiting?.close();
      blocker.proceed?.();
    },
    stay() {
      setWaiting(null);
      blocker.reset?.();
    },
  };
}
