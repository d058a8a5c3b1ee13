import { useCallback, useEffect, useRef } from 'react';

const jitter = 100;
const interval = 60_000;
const pause = 2000;

interface Options {
  /** The answer is large: at most one request in 2 seconds, and none while nobody sees the page. */
  isHeavy?: boolean;
}

/** Sends `request` on each call and every minute: one in flight and one pending, with jitter so that not all hosts send at once. */
export function useRefresh(request: () => Promise<unknown>, { isHeavy = false }: Options = {}): () => void {
  const latest = useRef(request);
  const state = useRef({ isRunning: false, isPending: false });
  const next = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = request;
  });

  const refresh = useCallback(
    function refetch() {
      const now = state.current;
      if (now.isRunning || (isHeavy && document.hidden)) {
        now.isPending = true;
        return;
      }
      now.isRunning = true;
      const wait = isHeavy ? Math.max(next.current - performance.now(), 0) : 0;
      timer.current = setTimeout(
        async () => {
          next.current = performance.now() + pause;
          // What this request answers needs no other.
          now.isPending = false;
          // The query's own `error` shows a failure.
          await latest.current().catch(() => undefined);
          const { isPending } = now;
          state.current = { isRunning: false, isPending: false };
          if (isPending) refetch();
        },
        wait + Math.random() * jitter,
      );
    },
    [isHeavy],
  );

  useEffect(() => {
    const current = state;
    const everyMinute = setInterval(refresh, interval);
    const catchUp = () => {
      if (current.current.isPending) refresh();
    };
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      document.removeEventListener('visibilitychange', catchUp);
      clearInterval(everyMinute);
      clearTimeout(timer.current);
      current.current = { isRunning: false, isPending: false };
    };
  }, [refresh]);
  return refresh;
}
