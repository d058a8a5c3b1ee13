import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { isEmail } from '../../ui/is-email';
import { CardPage } from '../pieces/CardPage';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { useAttempt } from '../pieces/use-attempt';
import { storedEmail } from './browser-storage';
import { useSendEmailLinkMutation } from './email-link.generated';
import { loginPath } from './paths';
import { SandboxHint } from './SandboxHint';

export function ForgotPasswordPage() {
  const form = useForm({ defaultValues: { email: storedEmail() } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [send, { data }] = useSendEmailLinkMutation();

  const submit = form.handleSubmit(({ email }) =>
    attempt(() => send({ variables: { email: email.trim(), tokenType: 'PASSWORD' } })),
  );
  return (
    <CardPage title="Forgot password?">
      <Typography color="textSecondary">Tell us your email, and we send you a link to choose a new one.</Typography>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 4 }}>
        <ErrorAlert error={error} onDismiss={dismiss} />
        {data && !error && (
          <>
            <Alert severity="success">{data.sendEmailLink.message}</Alert>
            <SandboxHint />
          </>
        )}
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          registered={form.register('email')}
          error={form.formState.errors.email?.message}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!isEmail(form.watch('email'))}
          loading={isBusy}
        >
          Send Reset Instructions
        </Button>
      </Stack>
      <Link component={RouterLink} to={loginPath} sx={{ alignSelf: 'center', lineHeight: 'var(--touch)' }}>
        Back to Sign In
      </Link>
    </CardPage>
  );
}
