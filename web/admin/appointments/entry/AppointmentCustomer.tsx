import AgainIcon from '@mui/icons-material/EventRepeatOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMay } from '../../accounts/use-may';
import { ContactCard } from '../../customers/ContactCard';
import { lateDialog } from '../../pieces/late';
import type { Appointment } from '../states';

const CustomerProfileDialog = lateDialog(
  () => import('../../customers/CustomerProfileDialog'),
  'CustomerProfileDialog',
  'Customer',
);

interface Props {
  customer: NonNullable<Appointment['customer']>;
  /** Null for who may not add one. */
  onBookAgain: (() => void) | null;
}

/** Whose appointment it is, and how to reach them. */
export function AppointmentCustomer({ customer, onBookAgain }: Props) {
  const maySee = useMay()('CUSTOMER_READ');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ContactCard
        customer={customer}
        onProfile={maySee ? () => setOpen(true) : null}
        actions={
          onBookAgain && (
            <Button variant="outlined" startIcon={<AgainIcon />} onClick={onBookAgain}>
              Book again
            </Button>
          )
        }
      />
      {isOpen && <CustomerProfileDialog customerId={customer.id} open onClose={() => setOpen(false)} />}
    </>
  );
}
