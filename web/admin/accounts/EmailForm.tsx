import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { isEmail } from '../../ui/is-email';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { useAttempt } from '../pieces/use-attempt';
import { storedEmail } from './browser-storage';

interface Props {
  /** Label of the button. */
  submit: string;
  onSubmit: (email: string) => Promise<unknown>;
  /** What a successful submission says. */
  children?: ReactNode;
}

/** Asks for an email address; starts with the last one entered in this browser. */
export function EmailForm({ submit, onSubmit, children }: Props) {
  const form = useForm({ defaultValues: { email: storedEmail() } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={form.handleSubmit(({ email }) => attempt(() => onSubmit(email.trim())))}
      sx={{ gap: 4 }}
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      {!error && children}
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
        {submit}
      </Button>
    </Stack>
  );
}
