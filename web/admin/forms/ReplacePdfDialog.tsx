import Typography from '@mui/material/Typography';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { PdfField } from './PdfField';
import { type SendPdf, usePdfUpload } from './use-pdf-upload';

interface Props {
  /** Title of the form. */
  name: string;
  onReplace: SendPdf;
  onClose: () => void;
}

/** Another PDF in the place of that of a form. */
export function ReplacePdfDialog({ name, onReplace, onClose }: Props) {
  const upload = usePdfUpload();
  return (
    <FormDialog
      title={`Replace the PDF of ${name}`}
      submit="Replace PDF"
      width="sm"
      isBusy={upload.isBusy}
      isLocked={upload.isBusy}
      isDisabled={!upload.file}
      onSubmit={async () => {
        if (await upload.send(onReplace)) onClose();
      }}
      onClose={onClose}
    >
      <ErrorAlert error={upload.error} onDismiss={upload.dismiss} />
      <Typography color="textSecondary">
        Another file makes a new version. What customers signed stays as they signed it.
      </Typography>
      <PdfField upload={upload} />
    </FormDialog>
  );
}
