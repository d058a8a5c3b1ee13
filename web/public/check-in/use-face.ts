import { useCallback, useEffect, useRef, useState } from 'react';
import { useRequest } from '../app-context';
import { asRequestError, type Failure } from '../request';
import { keepFace, keptFace } from '../kiosk-offline/kept-face';
import { Customer_OpenKioskDocument, type CheckInFaceFragment } from './check-in.generated';

/** `lost`: the server does not know this token. `failed`: the request failed. `isReachable`: the last request succeeded. */
export type FaceState =
  | { kind: 'loading' }
  | { kind: 'open'; face: CheckInFaceFragment; isReachable: boolean }
  | { kind: 'lost' }
  | { kind: 'failed'; failure: Failure };

/** Codes for a token that is not one of a kiosk or phone. */
const unknownToken = ['UNAUTHENTICATED', 'FORBIDDEN'];
const retryAfter = 15_000;
const pausedFor = 30_000;
const keptFaceAfter = 5_000;

/** What the kiosk or phone with this token shows. The last state stays while the server is out of reach; with `isKept` over a reload, too. */
export function useFace(
  token: string | undefined,
  { isKept = false }: { isKept?: boolean } = {},
): { state: FaceState; refresh(): void; suspectOffline(): void } {
  const request = useRequest();
  const [state, setState] = useState<FaceState>({ kind: 'loading' });
  const turn = useRef(0);

  const refresh = useCallback(() => {
    if (token === undefined) return;
    const ownTurn = (turn.current += 1);
    const update = (next: (before: FaceState) => FaceState) => {
      if (ownTurn === turn.current) setState(next);
    };
    const before = isKept ? keptFace(token)?.face : undefined;
    request(Customer_OpenKioskDocument, undefined, { token, ...(before && { within: keptFaceAfter }) }).then(
      ({ kiosk }) => {
        if (isKept) keepFace(token, kiosk);
        update(() => ({ kind: 'open', face: kiosk, isReachable: true }));
      },
      (error: unknown) => {
        const failure = asRequestError(error);
        const { code } = failure;
        if (unknownToken.includes(code)) update(() => ({ kind: 'lost' }));
        else
          update((shown) =>
            shown.kind === 'open'
              ? { ...shown, isReachable: code !== 'UNAVAILABLE' }
              : before
                ? { kind: 'open', face: before, isReachable: false }
                : { kind: 'failed', failure },
          );
      },
    );
  }, [request, token, isKept]);

  useEffect(() => {
    const before = isKept && token !== undefined && !navigator.onLine ? keptFace(token) : undefined;
    setState(before ? { kind: 'open', face: before.face, isReachable: false } : { kind: 'loading' });
    refresh();
    return () => {
      turn.current += 1;
    };
  }, [refresh, token, isKept]);

  const isAway = state.kind === 'failed' || (isKept && state.kind === 'open' && !state.isReachable);
  const isPaused = state.kind === 'open' && state.face.app.paused;
  const wait = isAway ? retryAfter : isPaused && pausedFor;
  useEffect(() => {
    if (!wait) return undefined;
    const timer = setTimeout(refresh, wait);
    const events = ['online', 'visibilitychange'];
    for (const event of events) addEventListener(event, refresh);
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, refresh);
    };
  }, [wait, state, refresh]);

  const suspectOffline = useCallback(
    () => setState((shown) => (shown.kind === 'open' ? { ...shown, isReachable: false } : shown)),
    [],
  );
  return { state, refresh, suspectOffline };
}
