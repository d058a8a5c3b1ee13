import { useMay } from '../accounts/use-may';
import { lateDialog } from '../pieces/late';
import { CustomerProfileDialog } from './CustomerProfileDialog';
import type { CustomersUrl } from './use-customers-url';

const AddCustomerDialog = lateDialog(() => import('./AddCustomerDialog'), 'AddCustomerDialog', 'Add Customer');

const ImportCustomersDialog = lateDialog(
  () => import('./import/ImportCustomersDialog'),
  'ImportCustomersDialog',
  'Import Customers',
);
const ExportCustomersDialog = lateDialog(
  () => import('./ExportCustomersDialog'),
  'ExportCustomersDialog',
  'Export Customers',
);

interface Props {
  url: CustomersUrl;
  canAdd: boolean;
  onChanged: () => void;
}

/** The dialog that the address names. */
export function CustomerDialogs({ url, canAdd, onChanged }: Props) {
  const may = useMay();
  const { action, customerId } = url;
  if (customerId)
    return (
      <CustomerProfileDialog key={customerId} customerId={customerId} open onChanged={onChanged} onClose={url.close} />
    );
  if (action === 'import' && may('CUSTOMER_IMPORT'))
    return <ImportCustomersDialog onChanged={onChanged} onClose={url.close} />;
  if (action === 'export' && may('CUSTOMER_EXPORT')) return <ExportCustomersDialog onClose={url.close} />;
  if (action !== 'add-customer' || !canAdd) return null;
  return (
    <AddCustomerDialog
      onAdded={(id) => {
        url.showProfile(id);
        onChanged();
      }}
      onClose={url.close}
    />
  );
}
