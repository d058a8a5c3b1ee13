import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../pieces/use-attempt';
import { Page } from '../shell/Page';
import { BusinessForm, noBusiness } from './BusinessForm';
import { useAddBusinessPage_AddBusinessMutation } from './businesses.generated';
import { keptForm, useKeptForm } from './kept-form';
import { openBusiness } from './switching';

const kept = 'further-business';

/** A further business of somebody who is signed in. */
export function AddBusinessPage() {
  const form = useForm({ defaultValues: keptForm(kept, noBusiness) });
  useKeptForm(kept, form);
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [add] = useAddBusinessPage_AddBusinessMutation();
  const submit = form.handleSubmit(({ timeZone, ...business }) =>
    attempt(() => openBusiness(() => add({ variables: { input: { ...business, timeZone: timeZone || null } } }))),
  );
  return (
    <Page title="Add a Business">
      <Stack sx={{ gap: 5, maxWidth: 480 }}>
        <Typography color="textSecondary">
          You will be its owner. It has a queue, customers, settings and a plan of its own; with Switch Account in your
          menu you go from one business to the other.
        </Typography>
        <BusinessForm
          form={form}
          submit="Add Business"
          error={error}
          onDismiss={dismiss}
          onSubmit={submit}
          isBusy={isBusy}
        />
      </Stack>
    </Page>
  );
}
