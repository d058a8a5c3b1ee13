import { useEffect } from 'react';

/** Keeps the screen awake where the browser allows it (https); it lets go whenever the page is hidden, so it is asked again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const got = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void got?.release();
      else lock = got;
    };
    const seen = () => void hold();
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', seen);
      void lock?.release();
    };
  }, []);
}
