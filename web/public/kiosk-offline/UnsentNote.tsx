import { useEffect, useState } from 'react';
import { canWorkOffline } from './can-work-offline';

/** On a device that is no longer a kiosk: check-ins it took offline are not lost. */
export function UnsentNote() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!canWorkOffline()) return undefined;
    let isHere = true;
    import('./KeptCheckIns')
      .then(({ KeptCheckIns }) => KeptCheckIns.open())
      .then((kept) => kept.countAll())
      .then(
        (total) => {
          if (isHere) setCount(total);
        },
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  if (count === 0) return null;
  return (
    <p>
      {count} {count === 1 ? 'check-in that was' : 'check-ins that were'} not sent {count === 1 ? 'is' : 'are'} kept
      here, encrypted, until the same business launches the app on this device again.
    </p>
  );
}
