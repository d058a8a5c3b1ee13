import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';
import { maxFormTitle } from '../limits';
import { CountedField } from '../pieces/CountedField';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { PdfField } from './PdfField';
import { usePdfUpload } from './use-pdf-upload';
import { VersionsNote } from './VersionsNote';

export interface UploadedForm {
  name: string;
  signatureRequired: boolean;
  file: File;
}

interface Props {
  /** Tells 0 to 100 while the file leaves. */
  onUpload: (form: UploadedForm, onProgress: (percent: number) => void) => Promise<unknown>;
  onClose: () => void;
}

const titleOf = ({ name }: File): string =>
  name
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ')
    .slice(0, maxFormTitle);

/** errorAddForm: a PDF that becomes a form. */
export function UploadFormDialog({ onUpload, onClose }: Props) {
  const form = useForm({ defaultValues: { name: '', signatureRequired: false } });
  const upload = usePdfUpload(form);
  function choose(files: readonly File[]) {
    upload.choose(files);
    const [file] = files;
    if (file && !form.getFieldState('name').isDirty) form.resetField('name', { defaultValue: titleOf(file) });
  }
  const submit = form.handleSubmit(async ({ name, signatureRequired }) => {
    const send = upload.send((file, onProgress) =>
      onUpload({ name: name.trim(), signatureRequired, file }, onProgress),
    );
    if (await send) onClose();
  });
  return (
    <FormDialog
      title="Upload PDF"
      submit="Add form"
      width="sm"
      isBusy={upload.isBusy}
      isLocked={upload.isBusy}
      isDisabled={!upload.file}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorAlert error={upload.error} onDismiss={upload.dismiss} />
      <VersionsNote />
      <Typography color="textSecondary">
        Customers read the pages without comments and filled-in fields; hidden layers are shown. Scripts, attachments
        and protection are not allowed in the file.
      </Typography>
      <PdfField upload={{ ...upload, choose }} />
      <CountedField
        control={form.control}
        name="name"
        label="Title"
        max={maxFormTitle}
        what="a title"
        validate={(title) => title.trim() !== '' || 'Enter the title.'}
        error={form.formState.errors.name?.message}
      />
      <Controller
        control={form.control}
        name="signatureRequired"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <FormControlLabel
            label="Signature required"
            control={
              <Checkbox
                checked={value}
                onChange={(_event, isChecked) => onChange(isChecked)}
                onBlur={onBlur}
                slotProps={{ input: { ref } }}
              />
            }
          />
        )}
      />
    </FormDialog>
  );
}
