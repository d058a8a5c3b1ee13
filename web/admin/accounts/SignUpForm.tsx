import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SubmitEventHandler } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import type { Refusal } from '../connection/refusal';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { PasswordField } from '../pieces/PasswordField';
import { AgreementField } from './AgreementField';
import { signUpRules, type Details } from './sign-up-details';

interface Props {
  form: UseFormReturn<Details>;
  error: Refusal | null;
  onDismiss: () => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  isBusy: boolean;
}

const pair = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };

export function SignUpForm({ form, error, onDismiss, onSubmit, isBusy }: Props) {
  const {
    register,
    formState: { errors },
  } = form;
  const field = (name: Exclude<keyof Details, 'isThirteenOrOlder'>) => ({
    registered: register(name, signUpRules[name] as RegisterOptions<Details, typeof name>),
    error: errors[name]?.message,
  });
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 4 }}>
      <ErrorAlert error={error} onDismiss={onDismiss} />
      <Box sx={pair}>
        <Field label="First name" autoComplete="given-name" autoFocus {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
      </Box>
      <Field label="Email" type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <Field label="Phone" type="tel" inputMode="tel" autoComplete="tel-national" {...field('phone')} />
      <PasswordField label="Password" autoComplete="new-password" help="8 characters or more" {...field('password')} />
      <PasswordField label="Password again" autoComplete="new-password" {...field('confirmation')} />
      <Box sx={pair}>
        <Field label="Referred by (optional)" autoComplete="off" {...field('referByName')} />
        <Field label="Referral code (optional)" autoComplete="off" {...field('referByCode')} />
      </Box>
      <AgreementField control={form.control} error={errors.isThirteenOrOlder?.message} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        Sign Up
      </Button>
    </Stack>
  );
}
