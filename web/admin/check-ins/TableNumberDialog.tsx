import { useForm } from 'react-hook-form';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useUnsaved } from '../pieces/use-unsaved';
import { maxTableNumber } from '../limits';
import { useQueuePage_UpdateMutation } from './check-ins.generated';
import { nameOf, type CheckIn } from './statuses';

interface Props {
  entry: CheckIn;
  onSaved: (result: CheckIn) => void;
  onClose: () => void;
}

/** Sets a party's table. Changes nothing else, so the last save wins. */
export function TableNumberDialog({ entry, onSaved, onClose }: Props) {
  const form = useForm({ defaultValues: { tableNumber: entry.tableNumber } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [update] = useQueuePage_UpdateMutation();
  const name = nameOf(entry);
  const unsaved = useUnsaved(form.formState.isDirty);
  const submit = form.handleSubmit((values) =>
    attempt(async () => {
      const tableNumber = values.tableNumber.trim();
      const { data } = await update({ variables: { id: entry.id, version: null, input: { tableNumber } } });
      if (data) onSaved(data.updateCheckIn);
      onClose();
    }),
  );
  return (
    <FormDialog
      title="Table Number"
      submit="Save"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={() => unsaved.close(onClose)}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      <ErrorAlert error={error} about={nameOf(entry)} onDismiss={dismiss} />
      <Field
        label={`Table of ${name}`}
        autoFocus
        maxLength={maxTableNumber}
        registered={form.register('tableNumber')}
        error={form.formState.errors.tableNumber?.message}
        help="A number or a name, up to 10 characters. Empty for none."
      />
    </FormDialog>
  );
}
