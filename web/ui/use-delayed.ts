import { useEffect, useState } from 'react';

/** False for the first `milliseconds` after mounting: a quick answer never flashes a skeleton. */
export function useDelayed(milliseconds = 200): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
