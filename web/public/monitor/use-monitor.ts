import { useEffect, useState } from 'react';
import { useAsk, useFollow } from '../app-context';
import { asAskError } from '../ask';
import { Monitor_FollowDocument, Monitor_ReadDocument, type ShownFragment } from './monitor.generated';

/** With a live connection the list is asked again this often; without one, or while the browser knows of no network, oftener. */
const askEvery = { sure: 60_000, unsure: 5_000 };
/** What nobody has confirmed for so long without a live connection is called old. */
const oldAfter = 10_000;
/** Screens whose clock is set wrong show the server's time; small differences are the way there. */
const wrongBy = 5_000;

/** What the monitor shows, for nights and weeks: told over the live connection, asked again on each reconnect and every minute, and picked up again after any time without a network. */
export function useMonitor(token: string, first: ShownFragment) {
  const ask = useAsk();
  const follow = useFollow();
  const [shown, setShown] = useState(first);
  /** When something was last heard, once that is too long ago; in milliseconds of the server's clock. */
  const [offlineSince, setOfflineSince] = useState<number>();
  /** The link was replaced: nothing may be shown any more. */
  const [isGone, setIsGone] = useState(false);
  /** What this screen's clock lacks to the server's, in milliseconds. */
  const [clockLag, setClockLag] = useState(0);

  useEffect(() => {
    let [isLive, isAsking, isOver] = [false, false, false];
    let [newest, lag, heardAt, askedAt] = [Date.parse(first.now), 0, Date.now(), Date.now()];
    let doubt: ReturnType<typeof setTimeout> | undefined;
    const isSure = () => isLive && navigator.onLine;
    const startDoubt = () => {
      doubt ??= setTimeout(() => setOfflineSince(heardAt + lag), oldAfter);
    };

    const heard = () => {
      heardAt = Date.now();
      clearTimeout(doubt);
      doubt = undefined;
      setOfflineSince(undefined);
      if (!isSure()) startDoubt();
    };
    const take = (next: ShownFragment) => {
      const now = Date.parse(next.now);
      const difference = now - Date.now();
      lag = Math.abs(difference) > wrongBy ? difference : 0;
      setClockLag(lag);
      heard();
      // Answers may overtake each other: the server's clock decides which is newer.
      if (now < newest) return;
      newest = now;
      setShown(next);
    };
    const refresh = async () => {
      if (isAsking) return;
      isAsking = true;
      askedAt = Date.now();
      try {
        const { monitor } = await ask(Monitor_ReadDocument, { token }, { within: askEvery.unsure * 2 });
        if (!isOver) take(monitor);
      } catch (error) {
        if (!isOver && asAskError(error).code === 'NOT_FOUND') setIsGone(true);
      }
      isAsking = false;
    };
    const unsettle = () => {
      startDoubt();
      void refresh();
    };

    const stop = follow(
      Monitor_FollowDocument,
      { token },
      {
        onAnswer: ({ monitorChanged }) => take(monitorChanged),
        onConnected: () => {
          isLive = true;
          heard();
          void refresh();
        },
        onDisconnected: () => {
          isLive = false;
          startDoubt();
        },
        onEnded: () => {
          isLive = false;
          unsettle();
        },
      },
    );
    const timer = setInterval(() => {
      if (Date.now() - askedAt >= (isSure() ? askEvery.sure : askEvery.unsure)) void refresh();
    }, askEvery.unsure);
    const seen = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const back = () => void refresh();
    addEventListener('online', back);
    addEventListener('offline', unsettle);
    document.addEventListener('visibilitychange', seen);
    return () => {
      isOver = true;
      stop();
      clearTimeout(doubt);
      clearInterval(timer);
      removeEventListener('online', back);
      removeEventListener('offline', unsettle);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [ask, follow, token, first]);

  return { shown, offlineSince, isGone, clockLag };
}
