import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import { refusalOf } from '../connection/refusal';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { StaleComparison } from '../pieces/StaleComparison';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useNotice } from '../pieces/use-notice';
import { useUnsaved } from '../pieces/use-unsaved';
import { useVersioned } from '../pieces/use-versioned';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { type CustomerRecordFragment, useCustomerProfile_CorrectMutation } from './customer-profile.generated';
import { correction, type NamedDraft, namedOf } from './customer-values';
import { nameOf } from './customer-words';
import { NamedFields } from './NamedFields';
import { namedLines } from './stale-lines';

interface Props {
  customer: CustomerRecordFragment;
  onSaved: () => void;
  onClose: () => void;
}

/** Name and birthday of a customer, for those who may correct them. */
export function CorrectCustomerDialog({ customer, onSaved, onClose }: Props) {
  const form = useForm<NamedDraft>({ defaultValues: namedOf(customer) });
  const { isDirty, dirtyFields } = form.formState;
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const [correct] = useCustomerProfile_CorrectMutation();
  const notify = useNotice();
  const { base, stale, take } = useVersioned({ form, latest: customer, valuesOf: namedOf, error, dismiss });
  const unsaved = useUnsaved(isDirty);

  /** What was saved is taken back, unless somebody changed the customer since. */
  const takeBack = async ({ id, version }: CustomerRecordFragment, before: CustomerRecordFragment) => {
    const input = correction(namedOf(before));
    try {
      await correct({ variables: { id, version, input }, refetchQueries: 'active' });
      notify({ message: `${nameOf(input)} is saved.` });
    } catch (failure) {
      notify({ message: refusalOf(failure).message });
    }
  };
  const save = (before: CustomerRecordFragment) =>
    form.handleSubmit(async (typed) => {
      const { id, version } = before;
      const input = correction(typed);
      let saved: CustomerRecordFragment | undefined;
      const isDone = await attempt(async () => {
        const { data } = await correct({ variables: { id, version, input } });
        saved = data?.correctCustomer;
      });
      if (!isDone || !saved) return;
      const after = saved;
      unsaved.allow();
      // A dialog that opens after the notice would hide it from screen readers.
      flushSync(onSaved);
      notify({ message: `${nameOf(input)} is saved.`, undo: () => void takeBack(after, before) });
    })();
  return (
    <FormDialog
      title="Correct name and birthday"
      submit="Save"
      width="sm"
      isBusy={isBusy}
      isDisabled={!isDirty}
      onSubmit={() => save(base)}
      onClose={() => unsaved.close(onClose)}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed this customer"
          lines={namedLines(namedOf(stale), form.getValues(), dirtyFields)}
          isBusy={isBusy}
          onSaveMine={() => void save(stale)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <PlanWarning gate={gate} />
      <Typography color="textSecondary">For this customer at your business only.</Typography>
      <NamedFields form={form} />
    </FormDialog>
  );
}
