import { useCallback, useEffect, useRef, useState } from 'react';
import { useAsk } from '../app-context';
import { asAskError } from '../ask';
import { keepFace, keptFace } from '../kiosk-offline/kept-face';
import { Customer_OpenKioskDocument, type CheckInFaceFragment } from './check-in.generated';

/** `lost`: the server knows no such token (any more). `failed`: it could not be asked. `isReachable`: the last face came from the server just now. */
export type FaceState =
  | { kind: 'loading' }
  | { kind: 'open'; face: CheckInFaceFragment; isReachable: boolean }
  | { kind: 'lost' }
  | { kind: 'failed'; message: string };

/** Whoever brings no token of a kiosk or phone is nobody, or somebody who may not do this. */
const unknownToken = ['UNAUTHENTICATED', 'INVALID_TOKEN', 'FORBIDDEN'];
const retryAfter = 15_000;
const keptFaceAfter = 5_000;

/** What the kiosk or phone with this token shows. The last face stays while the server cannot be reached; one that `isKept` over a reload as well. */
export function useFace(
  token: string | undefined,
  { isKept = false }: { isKept?: boolean } = {},
): { state: FaceState; refresh(): void; doubtNetwork(): void } {
  const ask = useAsk();
  const [state, setState] = useState<FaceState>({ kind: 'loading' });
  const turn = useRef(0);

  const refresh = useCallback(() => {
    if (token === undefined) return;
    const mine = (turn.current += 1);
    const tell = (next: (before: FaceState) => FaceState) => {
      if (mine === turn.current) setState(next);
    };
    const before = isKept ? keptFace(token)?.face : undefined;
    ask(Customer_OpenKioskDocument, undefined, { token, ...(before && { within: keptFaceAfter }) }).then(
      ({ kiosk }) => {
        if (isKept) keepFace(token, kiosk);
        tell(() => ({ kind: 'open', face: kiosk, isReachable: true }));
      },
      (error: unknown) => {
        const { code, message } = asAskError(error);
        if (unknownToken.includes(code)) tell(() => ({ kind: 'lost' }));
        else
          tell((shown) =>
            shown.kind === 'open'
              ? { ...shown, isReachable: code !== 'UNAVAILABLE' }
              : before
                ? { kind: 'open', face: before, isReachable: false }
                : { kind: 'failed', message },
          );
      },
    );
  }, [ask, token, isKept]);

  useEffect(() => {
    const before = isKept && token !== undefined && !navigator.onLine ? keptFace(token) : undefined;
    setState(before ? { kind: 'open', face: before.face, isReachable: false } : { kind: 'loading' });
    refresh();
    return () => {
      turn.current += 1;
    };
  }, [refresh, token, isKept]);

  const isAway = state.kind === 'failed' || (isKept && state.kind === 'open' && !state.isReachable);
  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setTimeout(refresh, retryAfter);
    addEventListener('online', refresh);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', refresh);
    };
  }, [isAway, state, refresh]);

  const doubtNetwork = useCallback(
    () => setState((shown) => (shown.kind === 'open' ? { ...shown, isReachable: false } : shown)),
    [],
  );
  return { state, refresh, doubtNetwork };
}
