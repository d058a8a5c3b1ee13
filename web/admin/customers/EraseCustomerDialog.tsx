import Typography from '@mui/material/Typography';
import { PasswordDialog } from '../accounts/PasswordDialog';
import { useNotice } from '../pieces/use-notice';
import { KeptFormsNote } from '../signed/KeptFormsNote';
import { type CustomerRecordFragment, useCustomerProfile_EraseMutation } from './customer-profile.generated';
import { nameOf } from './customer-words';

interface Props {
  customer: Pick<CustomerRecordFragment, 'id' | 'firstName' | 'lastName'>;
  onErased: () => void;
  onClose: () => void;
}

/** Erases a customer who asks for it; there is no Undo. */
export function EraseCustomerDialog({ customer, onErased, onClose }: Props) {
  const [erase] = useCustomerProfile_EraseMutation();
  const notify = useNotice();
  const name = nameOf(customer);
  return (
    <PasswordDialog
      title={`Erase ${name}?`}
      submit="Erase for good"
      action="ERASE_CUSTOMER"
      work={() => erase({ variables: { id: customer.id } })}
      onDone={() => {
        notify({ message: `${name} is erased.` });
        onErased();
      }}
      onClose={onClose}
    >
      <Typography>
        Name, phone number, email address, birthday, notes, tags and messages are removed for good from their record and
        from those that were merged into it. Visits stay in your counts, without a name. If they stopped texts, that
        stays in force. If they are in line now, their check-in stays there without a name. Appointments to come are
        canceled.
      </Typography>
      <KeptFormsNote customerId={customer.id} />
      <Typography sx={{ fontWeight: 600 }}>This cannot be undone.</Typography>
    </PasswordDialog>
  );
}
