import { useCallback, useEffect, useRef, useState } from 'react';
import { useRequest, useSubscribe } from '../app-context';
import { asRequestError } from '../request';
import {
  Customer_SubscribeToPlaceDocument,
  Customer_ReadPlaceDocument,
  type PlaceFragment,
  type PlaceUpdateFragment,
} from './place-in-line.generated';

const refreshEvery = 60_000;
/** A connection that is back sooner is not reported. */
const reportOfflineAfter = 3_000;

/** A place in line, updated over the live connection and read again on every reconnect and every minute. */
export function usePlace(first: PlaceFragment) {
  const request = useRequest();
  const subscribe = useSubscribe();
  const [place, setPlace] = useState(first);
  const [isConnected, setIsConnected] = useState(true);
  /** The host deleted the check-in; reading goes on, because the host can undo that. */
  const [isGone, setIsGone] = useState(false);
  const { publicId } = first;
  const latestAt = useRef(first.now);

  /** Answers can arrive out of order: the server's clock decides which is newer. */
  const applyUpdate = useCallback((next: PlaceUpdateFragment) => {
    if (Date.parse(next.now) < Date.parse(latestAt.current)) return;
    latestAt.current = next.now;
    setPlace((before) => ({ ...before, ...next }));
  }, []);

  useEffect(() => {
    const refresh = () =>
      void request(Customer_ReadPlaceDocument, { publicId }).then(
        ({ placeInLine }) => {
          setIsGone(false);
          applyUpdate(placeInLine);
        },
        (error: unknown) => {
          if (asRequestError(error).code === 'NOT_FOUND') setIsGone(true);
        },
      );
    let offlineTimer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe(
      Customer_SubscribeToPlaceDocument,
      { publicId },
      {
        onAnswer: ({ placeInLineChanged }) => applyUpdate(placeInLineChanged),
        onConnected: () => {
          clearTimeout(offlineTimer);
          offlineTimer = undefined;
          setIsConnected(true);
          refresh();
        },
        onDisconnected: () => {
          offlineTimer ??= setTimeout(() => setIsConnected(false), reportOfflineAfter);
        },
        onEnded: refresh,
      },
    );
    const timer = setInterval(refresh, refreshEvery);
    const onVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      clearTimeout(offlineTimer);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [request, subscribe, publicId, applyUpdate]);

  return { place, applyUpdate, isConnected, isGone };
}
