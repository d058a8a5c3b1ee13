import { useEffect, useState } from 'react';
import { useRequest, useSubscribe } from '../app-context';
import { asRequestError } from '../request';
import { Monitor_SubscribeDocument, Monitor_ReadDocument, type ShownFragment } from './monitor.generated';

/** Milliseconds between reads of the list: `unsure` without a live connection or a network. */
const refreshEvery = { sure: 60_000, unsure: 5_000 };
/** Without a live connection, the list is shown as offline after this time. */
const oldAfter = 10_000;
/** A screen whose clock is further off shows the server's time; a smaller lag is network delay. */
const wrongBy = 5_000;

/** The server's clock minus this screen's, in milliseconds, at the moment when an answer arrives. */
function lagOf({ now }: ShownFragment): number {
  const lag = Date.parse(now) - Date.now();
  return Math.abs(lag) > wrongBy ? lag : 0;
}

/** What the monitor shows: updated over the live connection, read again on each reconnect and every minute. It runs for weeks and recovers after any outage. */
export function useMonitor(token: string, first: ShownFragment) {
  const request = useRequest();
  const subscribe = useSubscribe();
  const [monitor, setMonitor] = useState(first);
  /** Time of the last contact, once that is too long ago; in milliseconds of the server's clock. */
  const [offlineSince, setOfflineSince] = useState<number>();
  /** The link was replaced: nothing may be shown. */
  const [isGone, setIsGone] = useState(false);
  /** The server's clock minus this screen's, in milliseconds. */
  const [clockLag, setClockLag] = useState(0);

  useEffect(() => {
    let [isLive, isRefreshing, isOver] = [false, false, false];
    let [latestAt, latestLag, contactAt, requestedAt] = [
      Date.parse(first.now),
      lagOf(first),
      Date.now(),
      performance.now(),
    ];
    setClockLag(latestLag);
    let offlineTimer: ReturnType<typeof setTimeout> | undefined;
    const isSure = () => isLive && navigator.onLine;
    const startOfflineTimer = () => {
      offlineTimer ??= setTimeout(() => setOfflineSince(contactAt + latestLag), oldAfter);
    };

    const recordContact = () => {
      contactAt = Date.now();
      clearTimeout(offlineTimer);
      offlineTimer = undefined;
      setOfflineSince(undefined);
      if (!isSure()) startOfflineTimer();
    };
    const applyUpdate = (next: ShownFragment) => {
      const now = Date.parse(next.now);
      latestLag = lagOf(next);
      setClockLag(latestLag);
      recordContact();
      // Answers can arrive out of order: the server's clock decides which is newer.
      if (now < latestAt) return;
      latestAt = now;
      setMonitor(next);
    };
    const refresh = async () => {
      if (isRefreshing) return;
      isRefreshing = true;
      requestedAt = performance.now();
      try {
        const answer = await request(Monitor_ReadDocument, { token }, { within: refreshEvery.unsure * 2 });
        if (!isOver) applyUpdate(answer.monitor);
      } catch (error) {
        if (!isOver && asRequestError(error).code === 'NOT_FOUND') setIsGone(true);
      }
      isRefreshing = false;
    };
    const suspectOffline = () => {
      startOfflineTimer();
      void refresh();
    };

    const stop = subscribe(
      Monitor_SubscribeDocument,
      { token },
      {
        onAnswer: ({ monitorChanged }) => applyUpdate(monitorChanged),
        onConnected: () => {
          isLive = true;
          recordContact();
          void refresh();
        },
        onDisconnected: () => {
          isLive = false;
          startOfflineTimer();
        },
        onEnded: () => {
          isLive = false;
          suspectOffline();
        },
      },
    );
    const timer = setInterval(() => {
      if (performance.now() - requestedAt >= (isSure() ? refreshEvery.sure : refreshEvery.unsure)) void refresh();
    }, refreshEvery.unsure);
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const onOnline = () => void refresh();
    addEventListener('online', onOnline);
    addEventListener('offline', suspectOffline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      stop();
      clearTimeout(offlineTimer);
      clearInterval(timer);
      removeEventListener('online', onOnline);
      removeEventListener('offline', suspectOffline);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [request, subscribe, token, first]);

  return { monitor, offlineSince, isGone, clockLag };
}
