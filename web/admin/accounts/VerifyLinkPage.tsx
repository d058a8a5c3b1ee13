import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { CardPage } from '../pieces/CardPage';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { PasswordField } from '../pieces/PasswordField';
import { useAttempt } from '../pieces/use-attempt';
import { loginPath, welcomePath } from './paths';
import { useVerifyLinkPage_ValidateSignUpTokenMutation } from './sign-up.generated';

/** Opening the mailed link changes nothing (mail scanners open links): the button does. */
export function VerifyLinkPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '' } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [validate] = useVerifyLinkPage_ValidateSignUpTokenMutation();

  const verify = form.handleSubmit(({ password }) =>
    attempt(async () => {
      const { data } = await validate({ variables: { token, password: password || null } });
      const answer = data?.validateSignUpToken;
      if (answer?.isTokenValid && answer.tokenType && answer.token)
        await navigate(welcomePath(answer.tokenType, answer.token), { replace: true });
      else
        await navigate(loginPath, {
          replace: true,
          state: { notice: 'That link was used before or is too old. Sign in to go on, or to get a new one.' },
        });
    }),
  );
  return (
    <CardPage title="Verify Your Email">
      <Stack component="form" noValidate onSubmit={verify} sx={{ gap: 4 }}>
        <ErrorAlert error={error} onDismiss={dismiss} />
        <Typography color="textSecondary">One press, and we know that this email is yours.</Typography>
        <PasswordField
          label="Another password (optional)"
          autoComplete="new-password"
          help="Leave this empty to keep the password of your sign-up. If somebody signed up with your email again, choose one that only you know."
          registered={form.register('password')}
          error={form.formState.errors.password?.message}
        />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          Verify My Email
        </Button>
      </Stack>
    </CardPage>
  );
}
