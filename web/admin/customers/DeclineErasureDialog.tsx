import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { maxErasureReason } from '../limits';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { roomLeft } from '../pieces/text-room';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { nameOf } from './customer-words';
import { type ErasureRequestFieldsFragment, useErasureRequests_DeclineMutation } from './erasure-requests.generated';

interface Props {
  request: ErasureRequestFieldsFragment;
  onDeclined: () => void;
  onClose: () => void;
}

/** Declines a customer's request to be erased, with a reason that the customer reads. */
export function DeclineErasureDialog({ request, onDeclined, onClose }: Props) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [decline] = useErasureRequests_DeclineMutation();
  const notify = useNotice();
  const reason = useWatch({ control: form.control, name: 'reason' });
  const name = nameOf(request);
  const send = form.handleSubmit(async (typed) => {
    if (!(await attempt(() => decline({ variables: { id: request.id, reason: typed.reason } })))) return;
    notify({ message: `${name}'s request is declined.` });
    onDeclined();
  });
  return (
    <FormDialog
      title={`Decline to erase ${name}?`}
      submit="Decline"
      width="xs"
      isBusy={isBusy}
      onSubmit={() => send()}
      onClose={onClose}
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Typography>
        {name} gets your reason as a message. Most laws let you decline for few reasons only, such as a duty to keep
        records.
      </Typography>
      <Field
        label="Reason"
        multiline
        minRows={3}
        autoFocus
        maxLength={maxErasureReason}
        registered={form.register('reason', {
          validate: (typed) => typed.trim() !== '' || 'Please say why: the customer reads it.',
        })}
        error={form.formState.errors.reason?.message}
        help={roomLeft(reason, maxErasureReason) ?? 'The customer reads it.'}
      />
    </FormDialog>
  );
}
