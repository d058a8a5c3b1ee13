import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { CardPage } from '../pieces/CardPage';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { PasswordField } from '../pieces/PasswordField';
import { useAttempt } from '../pieces/use-attempt';
import { loginPath } from './paths';
import { usePasswordResetPage_ResetMutation } from './password-reset.generated';
import { useSignInRedirect } from './use-sign-in-redirect';
import { signedIn } from './use-viewer';

interface Props {
  token: string | null;
  userId: string | null;
}

export function PasswordReset({ token, userId }: Props) {
  const redirect = useSignInRedirect();
  const form = useForm({ defaultValues: { password: '', password2: '' } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [reset] = usePasswordResetPage_ResetMutation();
  const [isDone, setDone] = useState(false);
  const { password, password2 } = form.watch();

  const submit = form.handleSubmit((passwords) =>
    attempt(async () => {
      const { data } = await reset({ variables: { input: { ...passwords, token, userId } } });
      if (!data?.resetPassword.isPasswordReset) return;
      if (signedIn(data.resetPassword.viewer)) await redirect(data.resetPassword);
      else setDone(true);
    }),
  );
  if (isDone) {
    return (
      <CardPage title="Password Reset">
        <Alert severity="success">You have successfully reset your password. Please login.</Alert>
        <Button component={RouterLink} to={loginPath} variant="contained" size="large">
          Sign In
        </Button>
      </CardPage>
    );
  }
  return (
    <CardPage title="Password Reset">
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 4 }}>
        <ErrorAlert error={error} onDismiss={dismiss} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          autoFocus
          help="8 characters or more"
          registered={form.register('password')}
          error={form.formState.errors.password?.message}
        />
        <PasswordField
          label="New password again"
          autoComplete="new-password"
          registered={form.register('password2')}
          error={form.formState.errors.password2?.message}
        />
        <Button type="submit" variant="contained" size="large" disabled={!password || !password2} loading={isBusy}>
          Reset Password
        </Button>
      </Stack>
    </CardPage>
  );
}
