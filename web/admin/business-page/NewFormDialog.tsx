import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormInput } from '../../schema.generated';
import { FormTextFields } from '../forms/FormTextFields';
import { VersionsNote } from '../forms/VersionsNote';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useUnsaved } from '../pieces/use-unsaved';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';

interface Props {
  /** The id of the form. */
  onAddForm: (input: FormInput) => Promise<string | null>;
  onShow: (formIds: string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Writes a form, which the page then shows. */
export function NewFormDialog({ onAddForm, onShow, onClose }: Props) {
  const form = useForm({ defaultValues: { name: '', content: '' } });
  const { isDirty } = form.formState;
  const { attempt, error, dismiss, isBusy } = useAttempt(form, { onlyAtField: true });
  const unsaved = useUnsaved(isDirty);
  const gate = usePlanGate();
  // Where the form was added but not shown, trying again must not add another one, unless it was changed.
  const [added, setAdded] = useState({ text: '', id: '' });

  const submit = form.handleSubmit((values) =>
    attempt(() =>
      gate.run(async () => {
        const text = JSON.stringify(values);
        const id = added.text === text ? added.id : await onAddForm({ ...values, signatureRequired: false });
        if (!id) return;
        setAdded({ text, id });
        await onShow([id]);
        unsaved.allow();
        onClose();
      }),
    ),
  );
  return (
    <FormDialog
      title="New Form"
      submit="Add form"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={() => unsaved.close(onClose)}
      width="md"
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      <VersionsNote />
      <FormTextFields form={form} />
    </FormDialog>
  );
}
