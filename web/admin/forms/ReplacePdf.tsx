import { uploadContext } from '../connection/upload-fetch';
import { useNotice } from '../pieces/use-notice';
import { FormOfAddress } from './FormOfAddress';
import { useFormsPage_ReplacePdfMutation } from './forms.generated';
import { ReplacePdfDialog } from './ReplacePdfDialog';

interface Props {
  onChanged: () => void;
  onClose: () => void;
}

/** Another PDF for the form of this id. */
export function ReplacePdf({ id, onChanged, onClose }: Props & { id: string }) {
  const notify = useNotice();
  const [replace] = useFormsPage_ReplacePdfMutation();
  return (
    <FormOfAddress
      id={id}
      onClose={onClose}
      dialog={({ name, version }) => (
        <ReplacePdfDialog
          name={name}
          onReplace={async (file, onProgress) => {
            await replace({ variables: { id, version, file }, context: uploadContext(onProgress) });
            notify({ message: `The PDF of ${name} is replaced.` });
            onChanged();
          }}
          onClose={onClose}
        />
      )}
    />
  );
}
