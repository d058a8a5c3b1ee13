import { useCallback, useEffect, useRef, useState } from 'react';
import { useAsk } from '../app-context';
import { asAskError } from '../ask';
import { Customer_OpenKioskDocument, type CheckInFaceFragment } from './check-in.generated';

/** `lost`: the server knows no such token (any more). `failed`: it could not be asked. */
export type FaceState = { kind: 'loading' } | { kind: 'open'; face: CheckInFaceFragment } | { kind: 'lost' } | { kind: 'failed'; message: string };

/** Whoever brings no token of a kiosk or phone is nobody, or somebody who may not do this. */
const unknownToken = ['UNAUTHENTICATED', 'INVALID_TOKEN', 'FORBIDDEN'];
const retryAfter = 15_000;

/** What the kiosk or phone with this token shows. The last face stays while the server cannot be reached. */
export function useFace(token: string | undefined): { state: FaceState; refresh(): void } {
  const ask = useAsk();
  const [state, setState] = useState<FaceState>({ kind: 'loading' });
  const turn = useRef(0);

  const refresh = useCallback(() => {
    if (token === undefined) return;
    const mine = (turn.current += 1);
    const tell = (next: (before: FaceState) => FaceState) => { if (mine === turn.current) setState(next); };
    ask(Customer_OpenKioskDocument, undefined, { token }).then(
      ({ kiosk }) => tell(() => ({ kind: 'open', face: kiosk })),
      (error: unknown) => {
        const { code, message } = asAskError(error);
        if (unknownToken.includes(code)) tell(() => ({ kind: 'lost' }));
        else tell(before => (before.kind === 'open' ? before : { kind: 'failed', message }));
      },
    );
  }, [ask, token]);

  useEffect(() => {
    setState({ kind: 'loading' });
    refresh();
    return () => { turn.current += 1; };
  }, [refresh]);

  useEffect(() => {
    if (state.kind !== 'failed') return undefined;
    const timer = setTimeout(refresh, retryAfter);
    return () => clearTimeout(timer);
  }, [state, refresh]);

  return { state, refresh };
}
