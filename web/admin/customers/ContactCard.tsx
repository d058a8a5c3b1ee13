import CustomerIcon from '@mui/icons-material/AccountCircleOutlined';
import CallIcon from '@mui/icons-material/CallOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { formatPhone } from '../../ui/phone-number';
import { CustomerContact } from './CustomerContact';
import { nameOf } from './customer-words';

interface Props {
  customer: { firstName: string; lastName: string; phone: string; email: string | null };
  /** Null for who may not see profiles. */
  onProfile: (() => void) | null;
  /** Further buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Whose check-in or appointment it is, with what one does about it. */
export function ContactCard({ customer, onProfile, actions, children }: Props) {
  return (
    <Box sx={{ padding: 4, borderRadius: 3, background: 'var(--color-surface-2)', display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
          <CustomerContact customer={customer} />
        </Box>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {onProfile && (
            <Button
              variant="outlined"
              startIcon={<CustomerIcon />}
              aria-label={`Customer ${nameOf(customer)}`}
              onClick={onProfile}
            >
              Customer
            </Button>
          )}
          {customer.phone && (
            <Button
              href={`tel:+1${customer.phone}`}
              variant="outlined"
              startIcon={<CallIcon />}
              aria-label={`Call ${formatPhone(customer.phone)}`}
            >
              Call
            </Button>
          )}
          {actions}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
