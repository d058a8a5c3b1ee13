import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { firstFrames } from '../../ui/first-frames';
import { CardPage } from '../pieces/CardPage';
import { useAttempt } from '../pieces/use-attempt';
import { storeEmail, storedEmail } from './browser-storage';
import { keptForm, useKeptForm } from './kept-form';
import { welcomePath } from './paths';
import { useSignUpDetailsPage_SignUpMutation } from './sign-up.generated';
import { noDetails, signUpForm } from './sign-up-details';
import { SignUpForm } from './SignUpForm';

export function SignUpDetailsPage() {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: keptForm(signUpForm, { ...noDetails, email: storedEmail() }) });
  useKeptForm(signUpForm, form);
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [signUp] = useSignUpDetailsPage_SignUpMutation();

  const submit = form.handleSubmit(({ confirmation: _compared, referByName, referByCode, ...details }) =>
    attempt(async () => {
      const input = { ...details, referByName: referByName || null, referByCode: referByCode || null };
      const { data } = await signUp({ variables: { input } });
      if (!data) return;
      storeEmail(details.email);
      await navigate(welcomePath(data.signUp.tokenType, data.signUp.token));
    }),
  );
  return (
    <CardPage title={firstFrames['/started/signup'].title}>
      {/* Said to everybody: whether an account exists is nobody else's business. */}
      <Typography color="textSecondary">
        If you signed up with this email before, a mail with a link may be waiting in your inbox: follow it to go on.
      </Typography>
      <SignUpForm form={form} error={error} onDismiss={dismiss} onSubmit={submit} isBusy={isBusy} />
    </CardPage>
  );
}
