import { useEffect } from 'react';
import { onSignInElsewhere } from './browser-storage';

/** Opens the page anew when another tab signs in as somebody else than `claim`, so that no tab goes on for an account that the cookie has left. */
export function useSignInElsewhere(claim: string | null, reload: () => void = () => location.reload()): void {
  useEffect(
    () =>
      onSignInElsewhere((other) => {
        if (other !== claim) reload();
      }),
    [claim, reload],
  );
}
