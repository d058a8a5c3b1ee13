import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate, useParams } from 'react-router';
import { CardPage } from '../pieces/CardPage';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { useAttempt } from '../pieces/use-attempt';
import { loginPath, welcomePath } from './paths';
import { useVerifyLinkPage_ValidateSignUpTokenMutation } from './sign-up.generated';

/** Opening the mailed link changes nothing (mail scanners open links): the button does. */
export function VerifyLinkPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const [validate] = useVerifyLinkPage_ValidateSignUpTokenMutation();

  const verify = () =>
    attempt(async () => {
      const { data } = await validate({ variables: { token } });
      const answer = data?.validateSignUpToken;
      if (answer?.isTokenValid && answer.tokenType && answer.token)
        await navigate(welcomePath(answer.tokenType, answer.token), { replace: true });
      else
        await navigate(loginPath, {
          replace: true,
          state: { notice: 'That link was used before or is too old. Sign in to go on, or to get a new one.' },
        });
    });
  return (
    <CardPage title="Verify Your Email">
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Typography color="textSecondary">One press, and we know that this email is yours.</Typography>
      <Button variant="contained" size="large" onClick={verify} loading={isBusy}>
        Verify My Email
      </Button>
    </CardPage>
  );
}
