import { useEffect } from 'react';

/** Keeps the screen awake where the browser allows it (https); the browser releases it when the page is hidden, so it is requested again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const sentinel = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void sentinel?.release();
      else lock = sentinel;
    };
    const onVisible = () => void hold();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
