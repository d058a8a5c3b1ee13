import { useCallback, useEffect, useRef } from 'react';

const jitter = 100;
const interval = 60_000;

/** Asks again when called, and every minute: one request in flight, one pending, and not all hosts in the same instant. */
export function useRefresh(ask: () => Promise<unknown>): () => void {
  const latest = useRef(ask);
  const state = useRef({ isRunning: false, isPending: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = ask;
  });

  const refresh = useCallback(function askAgain() {
    const now = state.current;
    if (now.isRunning) {
      now.isPending = true;
      return;
    }
    now.isRunning = true;
    timer.current = setTimeout(async () => {
      // A failure shows in the query's own `error`.
      await latest.current().catch(() => undefined);
      const again = now.isPending;
      state.current = { isRunning: false, isPending: false };
      if (again) askAgain();
    }, Math.random() * jitter);
  }, []);

  useEffect(() => {
    const current = state;
    const everyMinute = setInterval(refresh, interval);
    return () => {
      clearInterval(everyMinute);
      clearTimeout(timer.current);
      current.current = { isRunning: false, isPending: false };
    };
  }, [refresh]);
  return refresh;
}
