import { useForm } from 'react-hook-form';
import type { FormInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { saveOver } from '../pieces/save-over';
import { StaleComparison } from '../pieces/StaleComparison';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useUnsaved } from '../pieces/use-unsaved';
import { useVersioned } from '../pieces/use-versioned';
import { formLines } from './form-lines';
import { currentForm, draftOf, type FormDraft, inputOf } from './form-values';
import { FormFields } from './FormFields';
import type { WholeFormFragment } from './forms.generated';

interface Props {
  form: WholeFormFragment;
  onSave: (input: FormInput, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** errorUpdateForm: the form of a form. */
export function EditFormDialog({ form: latest, onSave, onClose }: Props) {
  const form = useForm<FormDraft>({ defaultValues: draftOf(latest) });
  const { isDirty, dirtyFields } = form.formState;
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const { base, stale, take } = useVersioned<WholeFormFragment, FormDraft>({
    form,
    latest,
    valuesOf: draftOf,
    error,
    dismiss,
    currentOf: currentForm,
  });
  const unsaved = useUnsaved(isDirty);

  const save = (before: WholeFormFragment) =>
    form.handleSubmit(async (typed) => {
      const send = (mine: FormDraft, over: WholeFormFragment) => onSave(inputOf(mine), over.version);
      const work = () => saveOver(before, { typed, touched: dirtyFields, draftOf, currentOf: currentForm, send });
      if (!(await attempt(work))) return;
      unsaved.allow();
      onClose();
    })();
  return (
    <FormDialog
      title="Edit Form"
      submit="Save"
      width="md"
      isBusy={isBusy}
      isDisabled={!isDirty}
      onSubmit={() => save(base)}
      onClose={onClose}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed this form"
          lines={formLines(draftOf(stale), form.getValues(), dirtyFields)}
          isBusy={isBusy}
          onSaveMine={() => void save(stale)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <FormFields form={form} isPdf={latest.pages.length > 0} />
    </FormDialog>
  );
}
