import { useCallback, useEffect, useRef, useState } from 'react';
import { useAsk, useFollow } from '../app-context';
import { asAskError } from '../ask';
import {
  Customer_FollowPlaceDocument,
  Customer_ReadPlaceDocument,
  type PlaceFragment,
} from './place-in-line.generated';

const refreshEvery = 60_000;
/** A connection that comes back sooner is not worth a word. */
const tellAfter = 3_000;

/** A place in line that moves by itself: told over the live connection, asked again on every reconnect and every minute. */
export function usePlace(first: PlaceFragment) {
  const ask = useAsk();
  const follow = useFollow();
  const [place, setPlace] = useState(first);
  const [isConnected, setIsConnected] = useState(true);
  /** The host deleted the check-in; it is asked for on, because that can be undone. */
  const [isGone, setIsGone] = useState(false);
  const { publicId } = first;
  const newest = useRef(first.now);

  /** Answers may overtake each other: the server's clock decides which is newer. */
  const take = useCallback((next: PlaceFragment) => {
    if (Date.parse(next.now) < Date.parse(newest.current)) return;
    newest.current = next.now;
    setPlace(next);
  }, []);

  useEffect(() => {
    const refresh = () =>
      void ask(Customer_ReadPlaceDocument, { publicId }).then(
        ({ placeInLine }) => {
          setIsGone(false);
          take(placeInLine);
        },
        (error: unknown) => {
          if (asAskError(error).code === 'NOT_FOUND') setIsGone(true);
        },
      );
    let doubt: ReturnType<typeof setTimeout> | undefined;
    const stop = follow(
      Customer_FollowPlaceDocument,
      { publicId },
      {
        onAnswer: ({ placeInLineChanged }) => take(placeInLineChanged),
        onConnected: () => {
          clearTimeout(doubt);
          doubt = undefined;
          setIsConnected(true);
          refresh();
        },
        onDisconnected: () => {
          doubt ??= setTimeout(() => setIsConnected(false), tellAfter);
        },
        onEnded: refresh,
      },
    );
    const timer = setInterval(refresh, refreshEvery);
    const seen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      stop();
      clearTimeout(doubt);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [ask, follow, publicId, take]);

  return { place, take, isConnected, isGone };
}
