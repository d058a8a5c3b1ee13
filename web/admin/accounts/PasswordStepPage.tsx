import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, Navigate } from 'react-router';
import { firstFrames } from '../../ui/first-frames';
import { CardPage } from '../pieces/CardPage';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { PasswordField } from '../pieces/PasswordField';
import { useAttempt } from '../pieces/use-attempt';
import { forgetEmail, storedEmail } from './browser-storage';
import { forgotPasswordPath, loginPath } from './paths';
import { usePasswordStepPage_SignInMutation } from './sign-in.generated';
import { useSignInRedirect } from './use-sign-in-redirect';

export function PasswordStepPage() {
  const [email] = useState(storedEmail);
  const redirect = useSignInRedirect();
  const form = useForm({ defaultValues: { password: '' } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [signIn] = usePasswordStepPage_SignInMutation();
  if (!email) return <Navigate to={loginPath} replace />;

  const logIn = form.handleSubmit(({ password }) =>
    attempt(async () => {
      const { data } = await signIn({ variables: { email, password } });
      if (data) await redirect(data.signIn);
    }),
  );
  return (
    <CardPage title={firstFrames['/started/login'].title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {email}
        </Box>
        <Link component={RouterLink} to={loginPath} onClick={forgetEmail} sx={{ lineHeight: 'var(--touch)' }}>
          Not you?
        </Link>
      </Box>
      <Stack component="form" noValidate onSubmit={logIn} sx={{ gap: 4 }}>
        <ErrorAlert error={error} onDismiss={dismiss} />
        <input type="email" name="email" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          autoFocus
          registered={form.register('password')}
          error={form.formState.errors.password?.message}
        />
        <Button type="submit" variant="contained" size="large" disabled={!form.watch('password')} loading={isBusy}>
          Log In
        </Button>
      </Stack>
      <Link component={RouterLink} to={forgotPasswordPath} sx={{ alignSelf: 'center', lineHeight: 'var(--touch)' }}>
        Forgot Password?
      </Link>
    </CardPage>
  );
}
