import { useEffect, useRef } from 'react';
import { onSignInElsewhere } from './browser-storage';

/**
 * Calls `follow` when another tab signs in as somebody else than `claim`, or opens another business, so that no tab goes on for what the cookie has left.
 * `claim` is null for a visitor, undefined before it is known: what is heard until then is compared once it is.
 */
export function useSignInElsewhere(claim: string | null | undefined, follow: () => void): void {
  const heard = useRef<string>(undefined);
  useEffect(() => {
    const compare = () => {
      if (claim !== undefined && heard.current !== undefined && heard.current !== claim) follow();
    };
    compare();
    return onSignInElsewhere((other) => {
      heard.current = other;
      compare();
    });
  }, [claim, follow]);
}
