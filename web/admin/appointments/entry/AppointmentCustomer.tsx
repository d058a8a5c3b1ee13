import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMay } from '../../accounts/use-may';
import { moment } from '../../check-ins/times';
import { ContactCard } from '../../customers/ContactCard';
import { FactList } from '../../pieces/FactList';
import { lateDialog } from '../../pieces/late';
import type { Appointment } from '../states';

const CustomerProfileDialog = lateDialog(
  () => import('../../customers/CustomerProfileDialog'),
  'CustomerProfileDialog',
  'Customer',
);

interface Props {
  appointment: Appointment;
  timeZone: string;
  /** Null for who may not add one. */
  onBookAgain: (() => void) | null;
}

/** Whose appointment it is, how to reach them, and when it came about. */
export function AppointmentCustomer({ appointment, timeZone, onBookAgain }: Props) {
  const maySee = useMay()('CUSTOMER_READ');
  const [isOpen, setOpen] = useState(false);
  const { customer, status, createdAt, overlaps } = appointment;
  const facts = (
    <FactList
      isSmall
      facts={[
        [status === 'BOOKED' ? 'Booked online' : 'Created', moment(createdAt, timeZone)],
        ['Overlaps', overlaps ? 'Saved over other appointments on purpose' : null],
      ]}
    />
  );
  if (!customer) return facts;
  return (
    <>
      <Typography variant="h4" component="h3">
        Customer
      </Typography>
      <ContactCard customer={customer} onProfile={maySee ? () => setOpen(true) : null}>
        {facts}
      </ContactCard>
      {onBookAgain && (
        <Button
          variant="outlined"
          onClick={onBookAgain}
          sx={{ justifySelf: 'start', alignSelf: 'start', minHeight: 'var(--touch)' }}
        >
          Book again
        </Button>
      )}
      {isOpen && <CustomerProfileDialog customerId={customer.id} open onClose={() => setOpen(false)} />}
    </>
  );
}
