import { uploadContext } from '../connection/upload-fetch';
import { useNotice } from '../pieces/use-notice';
import { useFormsPage_UploadMutation } from './forms.generated';
import { UploadFormDialog } from './UploadFormDialog';

interface Props {
  onChanged: () => void;
  onClose: () => void;
}

/** A new form from a PDF. */
export function UploadForm({ onChanged, onClose }: Props) {
  const notify = useNotice();
  const [upload] = useFormsPage_UploadMutation();
  return (
    <UploadFormDialog
      onUpload={async (variables, onProgress) => {
        await upload({ variables, context: uploadContext(onProgress) });
        notify({ message: `${variables.name} is added.` });
        onChanged();
      }}
      onClose={onClose}
    />
  );
}
