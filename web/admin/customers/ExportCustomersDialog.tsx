import Typography from '@mui/material/Typography';
import { PasswordDialog } from '../accounts/PasswordDialog';
import { download } from '../pieces/download';
import { useNotice } from '../pieces/use-notice';
import { useExportCustomers_OpenMutation } from './import/import.generated';
import { exportPath } from './paths';

/** All customers as a file; their data leave the app, so the password is asked for once more. */
export function ExportCustomersDialog({ onClose }: { onClose: () => void }) {
  const [open] = useExportCustomers_OpenMutation();
  const notify = useNotice();
  return (
    <PasswordDialog
      title="Export Customers"
      submit="Export"
      action="EXPORT_CUSTOMERS"
      work={async () => {
        const { data } = await open();
        download(exportPath(data!.exportCustomers.token));
      }}
      onDone={() => {
        notify({ message: 'The file is on its way.' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography>
        A CSV file with all customers, archived ones included: names, phone numbers, email addresses, birthdays, tags,
        notes, and how often they checked in. Keep it where only you can read it.
      </Typography>
    </PasswordDialog>
  );
}
