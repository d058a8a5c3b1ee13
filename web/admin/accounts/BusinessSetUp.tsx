import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { CardPage } from '../pieces/CardPage';
import { useAttempt } from '../pieces/use-attempt';
import { BusinessForm, noBusiness } from './BusinessForm';
import { keptForm, useKeptForm } from './kept-form';
import { useBusinessSetUp_SetUpBusinessMutation } from './sign-up.generated';
import { useSignInRedirect } from './use-sign-in-redirect';

const kept = 'business';

interface Props {
  token: string;
  firstName: string | null;
}

export function BusinessSetUp({ token, firstName }: Props) {
  const redirect = useSignInRedirect();
  const form = useForm({ defaultValues: keptForm(kept, noBusiness) });
  useKeptForm(kept, form);
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [setUp] = useBusinessSetUp_SetUpBusinessMutation();

  const submit = form.handleSubmit(({ timeZone, ...business }) =>
    attempt(async () => {
      const { data } = await setUp({ variables: { token, input: { ...business, timeZone: timeZone || null } } });
      if (data) await redirect(data.setUpBusiness);
    }),
  );
  return (
    <CardPage title="Let's Setup Your Business">
      <Typography color="textSecondary">
        {firstName ? `Welcome, ${firstName}! ` : ''}Your customers see this when they check in.
      </Typography>
      <BusinessForm
        form={form}
        submit="Set Up Business"
        error={error}
        onDismiss={dismiss}
        onSubmit={submit}
        isBusy={isBusy}
      />
    </CardPage>
  );
}
