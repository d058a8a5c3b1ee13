import { useEffect, useState } from 'react';

const turnEvery = 8_000;

/** The page that is shown now: the next one every 8 seconds, from the beginning after the last. */
export function useTurningPages(count: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (count < 2) return undefined;
    const timer = setInterval(() => setTurns((before) => before + 1), turnEvery);
    return () => clearInterval(timer);
  }, [count]);
  return turns % count;
}
