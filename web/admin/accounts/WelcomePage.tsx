import { Navigate, useParams } from 'react-router';
import { refusalOf } from '../connection/refusal';
import { FullPageError } from '../pieces/FullPageError';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { BusinessSetUp } from './BusinessSetUp';
import { storedEmail } from './browser-storage';
import { loginPath, signUpPath } from './paths';
import { type WelcomePage_ValidateAccountMutation, useWelcomePage_ValidateAccountMutation } from './sign-up.generated';
import { useMailedLink } from './use-mailed-link';
import { useViewer } from './use-viewer';
import { VerifyYourEmail } from './VerifyYourEmail';

type State = WelcomePage_ValidateAccountMutation['validateAccount'];
const invalid: State = { isTokenValid: false, isUserVerified: false, hasBusiness: false, email: null, firstName: null };

/** Target of a sign-up mail's link: the address to verify, or the set-up of the business. */
export function WelcomePage() {
  const { tokenType } = useParams();
  const { refetch } = useViewer();
  const [validate] = useWelcomePage_ValidateAccountMutation();
  const {
    token,
    answer: state,
    error,
    retry,
  } = useMailedLink<State>(async (mailed) => {
    const { data } = await validate({
      variables: { token: mailed, tokenType: tokenType?.toLowerCase() === 'password' ? 'PASSWORD' : 'SIGNUP' },
    });
    // With a business the answer signed this browser in: reading the viewer again leads to the dashboard.
    if (data?.validateAccount.hasBusiness && data.validateAccount.isTokenValid) await refetch();
    return data?.validateAccount;
  }, invalid);

  if (error) return <FullPageError message={refusalOf(error).message} onRetry={() => void retry()} />;
  if (!state) return <FullPageLoading />;
  if (!state.isTokenValid) return <Navigate to={signUpPath} replace />;
  if (!state.isUserVerified) return <VerifyYourEmail email={state.email ?? storedEmail()} />;
  if (state.hasBusiness) return <Navigate to={loginPath} replace />;
  return <BusinessSetUp token={token} firstName={state.firstName} />;
}
