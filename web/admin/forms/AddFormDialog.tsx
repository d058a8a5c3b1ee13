import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useUnsaved } from '../pieces/use-unsaved';
import { draftOf, type FormDraft, inputOf, noForm } from './form-values';
import { FormFields } from './FormFields';
import { TemplateField } from './TemplateField';

interface Props {
  onAdd: (form: FormInput) => Promise<unknown>;
  onClose: () => void;
  /** Opened by a button, not by the address: closing must ask about unsaved changes itself. */
  isInPlace?: boolean;
}

/** errorAddForm: the form of a new form. */
export function AddFormDialog({ onAdd, onClose, isInPlace = false }: Props) {
  const form = useForm<FormDraft>({ defaultValues: noForm });
  const { isDirty } = form.formState;
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const unsaved = useUnsaved(isDirty);
  const [waiting, setWaiting] = useState<FormDraft | null>(null);
  const begin = (draft: FormDraft) => (isDirty ? setWaiting(draft) : form.reset(draft));
  const add = form.handleSubmit(async (draft) => {
    if (!(await attempt(() => onAdd(inputOf(draft))))) return;
    unsaved.allow();
    onClose();
  });
  return (
    <FormDialog
      title="New Waiver/Consent Form"
      submit="Add form"
      width="md"
      isBusy={isBusy}
      onSubmit={add}
      onClose={isInPlace ? () => unsaved.close(onClose) : onClose}
      after={
        <>
          <UnsavedDialog unsaved={unsaved} />
          <UnsavedDialog
            unsaved={{
              isAsking: waiting !== null,
              close: () => undefined,
              allow: () => undefined,
              leave: () => {
                if (waiting) form.reset(waiting);
                setWaiting(null);
              },
              stay: () => setWaiting(null),
            }}
            title="Start over?"
            confirm="Start over"
          />
        </>
      }
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      <TemplateField onBegin={(template) => begin(template ? draftOf(template) : noForm)} />
      <FormFields form={form} />
    </FormDialog>
  );
}
