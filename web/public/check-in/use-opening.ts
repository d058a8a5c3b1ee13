import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useRequest } from '../app-context';
import { asRequestError, type Failure } from '../request';
import { Customer_StartPhoneSessionDocument, type CheckInFaceFragment } from './check-in.generated';
import { businessIdOf } from '../token-business';
import { isInLine, placeStatus } from './place-status';
import { phonePath, placePath } from './paths';
import { forgetSession, ownPublicId, rememberSession, rememberStart } from './phone-session';
import type { Opening } from './PhoneView';

/** What the page of the QR code says itself: the link may open later, or the code is not in use. */
const ownFailures = ['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'NOT_FOUND'];

/** For what is pressed before the session has begun. Where none begins, the page with the press goes. */
function waitForToken() {
  let resolve = (_token: string): void => undefined;
  const promise = new Promise<string>((onToken) => (resolve = onToken));
  return { promise, resolve };
}

/** Begins the session of a phone that scanned a QR code, or opens the place of the party that it checked in. With `face` the form is there meanwhile. */
export function useOpening(publicToken: string, face: CheckInFaceFragment | null) {
  const request = useRequest();
  const navigate = useNavigate();
  const [wait] = useState(waitForToken);
  const [token, setToken] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [isLeaving, setIsLeaving] = useState(false);

  const begin = useCallback(async () => {
    const own = ownPublicId(businessIdOf(publicToken));
    if (own) {
      setIsLeaving(true);
      if (isInLine(await placeStatus(request, own))) return navigate(placePath(own), { replace: true });
      setIsLeaving(false);
    }
    rememberStart(publicToken);
    const { startPhoneSession } = await request(Customer_StartPhoneSessionDocument, { publicToken });
    rememberSession(startPhoneSession.token);
    if (!face) return navigate(phonePath, { replace: true });
    wait.resolve(startPhoneSession.token);
    setToken(startPhoneSession.token);
    // A reload goes on with this session. The form stays, with what was typed.
    history.replaceState(null, '', phonePath);
  }, [request, navigate, publicToken, face, wait]);

  const start = useCallback(() => {
    setFailure(undefined);
    begin().catch((error: unknown) => {
      const requestError = asRequestError(error);
      if (ownFailures.includes(requestError.code)) return setFailure(requestError);
      forgetSession();
      navigate(phonePath, { replace: true });
    });
  }, [begin, navigate]);
  useEffect(start, [start]);

  const tokenReady = useCallback(() => wait.promise, [wait]);
  const opening: Opening | undefined = face && !isLeaving ? { face, token, tokenReady } : undefined;
  return { opening, failure, retry: start };
}
