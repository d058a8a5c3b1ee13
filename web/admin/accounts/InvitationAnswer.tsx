import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useForm } from 'react-hook-form';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { PasswordField } from '../pieces/PasswordField';
import { useAttempt } from '../pieces/use-attempt';
import {
  useInvitationPage_AcceptMutation,
  useInvitationPage_SignInMutation,
  type InvitationPage_ReadQuery,
} from './invitation.generated';
import { InvitedSignUp } from './InvitedSignUp';
import { forgotPasswordPath } from './paths';
import { SignedInAsOther } from './SignedInAsOther';
import { openBusiness } from './switching';
import { useViewerQuery } from './viewer.generated';

type Invitee = NonNullable<InvitationPage_ReadQuery['invitation']['invitee']>;

export interface AnswerProps {
  token: string;
  invitee: Invitee;
  businessName: string;
  /** The invitation is to be read again. */
  onChanged: () => unknown;
}

/** How an invitation is accepted: by one press, by a password, or with a new account. */
export function InvitationAnswer(props: AnswerProps) {
  const { invitee, onChanged } = props;
  const { data } = useViewerQuery();
  const other = invitee.isYou ? null : data?.viewer;
  if (other) return <SignedInAsOther email={other.email} invited={invitee.email} onSignedOut={onChanged} />;
  if (invitee.isYou) return <OnePress {...props} />;
  return invitee.hasAccount ? <WithPassword {...props} /> : <InvitedSignUp {...props} />;
}

function OnePress({ token, invitee, businessName }: AnswerProps) {
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const [accept] = useInvitationPage_AcceptMutation();
  return (
    <Stack sx={{ gap: 4 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Typography>
        You are signed in as <strong>{invitee.email}</strong>.
      </Typography>
      <Button
        variant="contained"
        size="large"
        loading={isBusy}
        onClick={() => void attempt(() => openBusiness(() => accept({ variables: { token } })))}
      >
        {`Join ${businessName}`}
      </Button>
    </Stack>
  );
}

function WithPassword({ token, invitee, businessName }: AnswerProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [signIn] = useInvitationPage_SignInMutation();
  const submit = form.handleSubmit(({ password }) =>
    attempt(() => openBusiness(() => signIn({ variables: { token, password } }))),
  );
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 4 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Alert severity="info">
        <strong>{invitee.email}</strong> has an account. Sign in with its password.
      </Alert>
      <input type="email" name="email" autoComplete="username" defaultValue={invitee.email} hidden readOnly />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus
        registered={form.register('password', { validate: (typed) => typed !== '' || 'Enter your password.' })}
        error={form.formState.errors.password?.message}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {`Sign In and Join ${businessName}`}
      </Button>
      <Link component={RouterLink} to={forgotPasswordPath} sx={{ alignSelf: 'center', lineHeight: 'var(--touch)' }}>
        Forgot Password?
      </Link>
    </Stack>
  );
}
