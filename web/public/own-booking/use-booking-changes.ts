import { useEffect, useRef } from 'react';

const refreshEvery = 60_000;

/** Reads the booking again every minute while somebody looks, and when they look again: links whose tries are counted have no live connection. */
export function useBookingChanges(refresh: () => void) {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(look, refreshEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
