import { useEffect } from 'react';
import { onSignInElsewhere } from './browser-storage';

/** Calls `follow` when another tab signs in as somebody else than `claim`, or opens another business, so that no tab goes on for what the cookie has left. */
export function useSignInElsewhere(claim: string | null, follow: () => void): void {
  useEffect(
    () =>
      onSignInElsewhere((other) => {
        if (other !== claim) follow();
      }),
    [claim, follow],
  );
}
