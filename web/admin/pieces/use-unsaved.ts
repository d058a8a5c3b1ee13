import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { holdUnsaved } from '../connection/update';

export type Unsaved = ReturnType<typeof useUnsaved>;

/**
 * With unsaved changes, every way out waits for the answer to `<UnsavedDialog>`: a change of address (closing, Back, a
 * link), `close` of a dialog that is not in the address, and, with the browser's own prompt, leaving the page.
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
    const release = holdUnsaved();
    return () => {
      removeEventListener('beforeunload', prevent);
      release();
    };
  }, [isUnsaved]);
  return {
    isAsking: waiting !== null || blocker.state === 'blocked',
    /** Closes a dialog that is not in the address. */
    close(close: () => void) {
      if (isUnsaved && !isAllowed.current) setWaiting({ close });
      else close();
    },
    /** Lets the next way out pass, because everything is saved. */
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
