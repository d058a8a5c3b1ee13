import { useNotice } from '../pieces/use-notice';
import { AddFormDialog } from './AddFormDialog';
import { EditFormDialog } from './EditFormDialog';
import { FormOfAddress } from './FormOfAddress';
import { FormText } from './FormText';
import { ReplacePdf } from './ReplacePdf';
import { UploadForm } from './UploadForm';
import { useFormsPage_AddMutation, useFormsPage_UpdateMutation } from './forms.generated';
import type { FormsUrl } from './use-forms-url';
import { VersionsDialog } from './VersionsDialog';

interface Props {
  url: FormsUrl;
  canWrite: boolean;
  onChanged: () => void;
}

/** The dialog that the address names. */
export function FormDialogs({ url, canWrite, onChanged }: Props) {
  const notify = useNotice();
  const [add] = useFormsPage_AddMutation();
  const [update] = useFormsPage_UpdateMutation();
  const { action, editedId, pdfId, readId, versionsId, close } = url;
  if (readId)
    return (
      <FormOfAddress key={readId} id={readId} onClose={close}>
        {(form) => <FormText form={form} />}
      </FormOfAddress>
    );
  if (versionsId) return <VersionsDialog key={versionsId} formId={versionsId} onClose={close} />;
  if (!canWrite) return null;
  if (editedId)
    return (
      <FormOfAddress
        key={editedId}
        id={editedId}
        onClose={close}
        dialog={(form) => (
          <EditFormDialog
            form={form}
            onSave={async (input, version) => {
              const { data } = await update({ variables: { id: editedId, version, input } });
              notify({ message: `${data?.updateForm.name ?? form.name} is saved.` });
              onChanged();
            }}
            onClose={close}
          />
        )}
      />
    );
  if (pdfId) return <ReplacePdf key={pdfId} id={pdfId} onChanged={onChanged} onClose={close} />;
  if (action === 'upload-form') return <UploadForm onChanged={onChanged} onClose={close} />;
  if (action === 'add-form')
    return (
      <AddFormDialog
        onAdd={async (input) => {
          await add({ variables: { input } });
          notify({ message: `${input.name} is added.` });
          onChanged();
        }}
        onClose={close}
      />
    );
  return null;
}
