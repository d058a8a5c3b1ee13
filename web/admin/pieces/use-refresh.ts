import { useCallback, useEffect, useRef } from 'react';

const jitter = 100;
const interval = 60_000;

/** Sends `request` on each call and every minute: one in flight and one pending, with jitter so that not all hosts send at once. */
export function useRefresh(request: () => Promise<unknown>): () => void {
  const latest = useRef(request);
  const state = useRef({ isRunning: false, isPending: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = request;
  });

  const refresh = useCallback(function refetch() {
    const now = state.current;
    if (now.isRunning) {
      now.isPending = true;
      return;
    }
    now.isRunning = true;
    timer.current = setTimeout(async () => {
      // The query's own `error` shows a failure.
      await latest.current().catch(() => undefined);
      const { isPending } = now;
      state.current = { isRunning: false, isPending: false };
      if (isPending) refetch();
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
