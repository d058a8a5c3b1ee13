import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isEmail } from '../../ui/is-email';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { useAttempt } from '../pieces/use-attempt';
import { storeEmail, storedEmail } from './browser-storage';
import { passwordStepPath, signUpDetailsPath } from './paths';
import { useEmailStep_CheckEmailMutation } from './sign-in.generated';

/** The first step of signing in and signing up: a known address continues with the password, any other with the details. */
export function EmailStep() {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { email: storedEmail() } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [checkEmail] = useEmailStep_CheckEmailMutation();

  const next = form.handleSubmit(({ email }) =>
    attempt(async () => {
      const { data } = await checkEmail({ variables: { email: email.trim() } });
      if (!data) return;
      storeEmail(data.checkEmail.email);
      await navigate(data.checkEmail.known ? passwordStepPath : signUpDetailsPath);
    }),
  );
  return (
    <Stack component="form" noValidate onSubmit={next} sx={{ gap: 4 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
        registered={form.register('email')}
        error={form.formState.errors.email?.message}
      />
      <Button type="submit" variant="contained" size="large" disabled={!isEmail(form.watch('email'))} loading={isBusy}>
        Next
      </Button>
    </Stack>
  );
}
