import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { maxCalendarAddress } from '../../limits';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { Field } from '../../pieces/Field';
import { PlanWarning } from '../../plans/PlanWarning';
import { useGatedAttempt } from '../../plans/use-gated-attempt';

interface Props {
  onConnect: (address: string) => Promise<unknown>;
}

/** Where one pastes the secret address of a calendar. */
export function ConnectForm({ onConnect }: Props) {
  const form = useForm({ defaultValues: { address: '' } });
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form, { onlyAtField: true });
  const submit = form.handleSubmit(({ address }) => attempt(() => onConnect(address)));
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      <Field
        label="Address of the calendar"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={maxCalendarAddress}
        registered={form.register('address', { required: 'Paste the secret address of the calendar.' })}
        error={form.formState.errors.address?.message}
        help="In Google Calendar: Settings, then “Secret address in iCal format”. In Outlook: “Publish a calendar”, then the ICS link. In Apple Calendar: “Public Calendar”."
      />
      <Button type="submit" variant="outlined" loading={isBusy} sx={{ alignSelf: 'flex-start' }}>
        Connect
      </Button>
    </Stack>
  );
}
