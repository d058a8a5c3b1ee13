import Typography from '@mui/material/Typography';
import { PasswordDialog } from '../accounts/PasswordDialog';
import { download } from '../pieces/download';
import { useNotice } from '../pieces/use-notice';
import { signedExportPath } from './paths';
import { useExportSignatures_OpenMutation } from './signed.generated';
import type { SignedUrl } from './use-signed-url';

interface Props {
  filter: SignedUrl['filter'];
  onClose: () => void;
}

/** What the list shows as a file; it leaves the app, so the password is asked for once more. */
export function ExportSignaturesDialog({ filter, onClose }: Props) {
  const [open] = useExportSignatures_OpenMutation();
  const notify = useNotice();
  const isAll = !filter.search && !filter.formId && !filter.from && !filter.to;
  return (
    <PasswordDialog
      title="Export Signed Forms"
      submit="Export"
      action="EXPORT_SIGNATURES"
      work={async () => {
        const { data } = await open({ variables: { ...filter, search: filter.search || null } });
        download(signedExportPath(data!.exportSignatures.token));
      }}
      onDone={() => {
        notify({ message: 'The file is on its way.' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography>
        {isAll ? 'A CSV file with everything that was signed: ' : 'A CSV file with what your search and filters find: '}
        who signed which form when, what they filled in, and the hash of each record. Keep it where only you can read
        it.
      </Typography>
    </PasswordDialog>
  );
}
