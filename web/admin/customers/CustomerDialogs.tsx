import { lateDialog } from '../pieces/late';
import { CustomerProfileDialog } from './CustomerProfileDialog';
import type { CustomersUrl } from './use-customers-url';

const AddCustomerDialog = lateDialog(() => import('./AddCustomerDialog'), 'AddCustomerDialog', 'Add Customer');

interface Props {
  url: CustomersUrl;
  canAdd: boolean;
  onChanged: () => void;
}

/** The dialog that the address names. */
export function CustomerDialogs({ url, canAdd, onChanged }: Props) {
  const { action, customerId } = url;
  if (customerId)
    return (
      <CustomerProfileDialog key={customerId} customerId={customerId} open onChanged={onChanged} onClose={url.close} />
    );
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
