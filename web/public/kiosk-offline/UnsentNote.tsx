import { useEffect, useState } from 'react';
import { canWorkOffline } from './can-work-offline';

/** On a device that is no kiosk any more: what it took without a network is not lost. */
export function UnsentNote() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!canWorkOffline()) return undefined;
    let isHere = true;
    import('./KeptCheckIns')
      .then(({ KeptCheckIns }) => KeptCheckIns.open())
      .then((kept) => kept.countAll())
      .then(
        (found) => {
          if (isHere) setCount(found);
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
