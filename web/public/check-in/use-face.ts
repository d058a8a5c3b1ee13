import { useCallback, useEffect, useRef, useState } from 'react';
import { useRequest } from '../app-context';
import { asRequestError, isUnknownToken, type Failure } from '../request';
import { storeFace, storedFace } from '../kiosk-offline/face-store';
import { Customer_OpenKioskDocument, type CheckInFaceFragment } from './check-in.generated';

/**
 * `lost`: the server does not know this token, or it may do nothing. `failed`: the request failed. `isReachable`: the last request succeeded.
 * `clockLag`: the server's clock minus this device's, in milliseconds.
 */
export type FaceState =
  | { kind: 'loading' }
  | { kind: 'open'; face: CheckInFaceFragment; clockLag: number; isReachable: boolean }
  | { kind: 'lost'; failure: Failure }
  | { kind: 'failed'; failure: Failure };

const retryAfter = 15_000;
const pausedFor = 30_000;
const storedFaceAfter = 5_000;

/**
 * What the kiosk or phone with this token shows. The last state stays while the server is out of reach; with `isStored` over a reload, too. `first`
 * came with the page: it is read again only on `refresh`, once there is a token.
 */
export function useFace(
  token: string | undefined,
  { isStored = false, first }: { isStored?: boolean; first?: CheckInFaceFragment | undefined } = {},
): { state: FaceState; refresh(): void; suspectOffline(): void } {
  const request = useRequest();
  const [state, setState] = useState<FaceState>(
    first ? { kind: 'open', face: first, clockLag: 0, isReachable: true } : { kind: 'loading' },
  );
  const turn = useRef(0);

  const refresh = useCallback(() => {
    if (token === undefined) return;
    const ownTurn = (turn.current += 1);
    const update = (next: (before: FaceState) => FaceState) => {
      if (ownTurn === turn.current) setState(next);
    };
    const before = isStored ? storedFace(token) : undefined;
    request(Customer_OpenKioskDocument, undefined, { token, ...(before && { within: storedFaceAfter }) }).then(
      ({ kiosk }) => {
        const clockLag = Date.parse(kiosk.now) - Date.now();
        if (isStored) storeFace({ token, face: kiosk, clockLag });
        update(() => ({ kind: 'open', face: kiosk, clockLag, isReachable: true }));
      },
      (error: unknown) => {
        const failure = asRequestError(error);
        const { code } = failure;
        if (isUnknownToken(code)) update(() => ({ kind: 'lost', failure }));
        else
          update((current) =>
            current.kind === 'open'
              ? { ...current, isReachable: code !== 'UNAVAILABLE' }
              : before
                ? { kind: 'open', ...before, isReachable: false }
                : { kind: 'failed', failure },
          );
      },
    );
  }, [request, token, isStored]);

  useEffect(() => {
    if (first) return undefined;
    const before = isStored && token !== undefined && !navigator.onLine ? storedFace(token) : undefined;
    setState(before ? { kind: 'open', ...before, isReachable: false } : { kind: 'loading' });
    refresh();
    return () => {
      turn.current += 1;
    };
  }, [refresh, token, isStored, first]);

  const isAway = state.kind === 'failed' || (isStored && state.kind === 'open' && !state.isReachable);
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
    () => setState((current) => (current.kind === 'open' ? { ...current, isReachable: false } : current)),
    [],
  );
  return { state, refresh, suspectOffline };
}
