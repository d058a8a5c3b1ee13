import { useEffect, useState } from 'react';

/** False for the first `milliseconds` after mounting: a quick answer never flashes a skeleton. */
export function useDelayed(milliseconds = 200): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}
