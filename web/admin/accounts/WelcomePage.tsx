import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { refusalOf } from '../connection/refusal';
import { FullPageError } from '../pieces/FullPageError';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { BusinessSetUp } from './BusinessSetUp';
import { storedEmail } from './browser-storage';
import { loginPath, signUpPath } from './paths';
import { type WelcomePage_ValidateAccountMutation, useWelcomePage_ValidateAccountMutation } from './sign-up.generated';
import { useViewer } from './use-viewer';
import { VerifyYourEmail } from './VerifyYourEmail';

type State = WelcomePage_ValidateAccountMutation['validateAccount'];
const invalid: State = { isTokenValid: false, isUserVerified: false, hasBusiness: false, email: null, firstName: null };

export function WelcomePage() {
  const { token = '', tokenType } = useParams();
  const { refetch } = useViewer();
  const [validate] = useWelcomePage_ValidateAccountMutation();
  const [state, setState] = useState<State | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const asked = useRef('');

  async function ask() {
    asked.current = token;
    setFailed(null);
    try {
      const { data } = await validate({
        variables: { token, tokenType: tokenType?.toLowerCase() === 'password' ? 'PASSWORD' : 'SIGNUP' },
      });
      // With a business the answer has signed the browser in: who asks anew is taken to the dashboard.
      if (data?.validateAccount.hasBusiness && data.validateAccount.isTokenValid) await refetch();
      setState(data?.validateAccount ?? null);
    } catch (error) {
      if (['INVALID_TOKEN', 'NOT_FOUND'].includes(refusalOf(error).code)) setState(invalid);
      else setFailed(error);
    }
  }
  const opened = useEffectEvent(() => {
    if (asked.current !== token) void ask();
  });
  useEffect(() => opened(), [token]);

  if (failed) return <FullPageError message={refusalOf(failed).message} onRetry={() => void ask()} />;
  if (!state) return <FullPageLoading />;
  if (!state.isTokenValid) return <Navigate to={signUpPath} replace />;
  if (!state.isUserVerified) return <VerifyYourEmail email={state.email ?? storedEmail()} />;
  if (state.hasBusiness) return <Navigate to={loginPath} replace />;
  return <BusinessSetUp token={token} firstName={state.firstName} />;
}
