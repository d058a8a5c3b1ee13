import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm, type RegisterOptions } from 'react-hook-form';
import type { InvitedAccountInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { PasswordField } from '../pieces/PasswordField';
import { useAttempt } from '../pieces/use-attempt';
import { AgreementField } from './AgreementField';
import { useInvitationPage_SignUpMutation } from './invitation.generated';
import type { AnswerProps } from './InvitationAnswer';
import { signUpRules } from './sign-up-details';
import { openBusiness } from './switching';

/** The account of somebody who is invited and has none; the mailed link has proven the address. */
export function InvitedSignUp({ token, invitee, businessName, onChanged }: AnswerProps) {
  const { firstName, lastName, email } = invitee;
  const form = useForm<InvitedAccountInput>({
    defaultValues: { firstName, lastName, phone: '', password: '', isThirteenOrOlder: false },
  });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [signUp] = useInvitationPage_SignUpMutation();
  const { errors } = form.formState;
  const field = (name: 'firstName' | 'lastName' | 'phone' | 'password') => ({
    registered: form.register(name, signUpRules[name] as RegisterOptions<InvitedAccountInput, typeof name>),
    error: errors[name]?.message,
  });
  const submit = form.handleSubmit(async (input) => {
    const isDone = await attempt(() => openBusiness(() => signUp({ variables: { token, input } })));
    // The address may have an account by now.
    if (!isDone) onChanged();
  });
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 4 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Typography>
        Your account signs in as <strong>{email}</strong>.
      </Typography>
      <input type="email" name="email" autoComplete="username" defaultValue={email} hidden readOnly />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Field label="First name" autoComplete="given-name" {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
      </Box>
      <Field label="Phone" type="tel" inputMode="tel" autoComplete="tel-national" {...field('phone')} />
      <PasswordField label="Password" autoComplete="new-password" help="8 characters or more" {...field('password')} />
      <AgreementField control={form.control} error={errors.isThirteenOrOlder?.message} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {`Sign Up and Join ${businessName}`}
      </Button>
    </Stack>
  );
}
