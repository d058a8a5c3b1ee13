import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type Ref, useId, useState } from 'react';
import { lateDialog } from '../../pieces/late';
import { nameOf } from '../customer-words';
import type { ChosenCustomer } from './chosen-customer';

const SelectCustomerDialog = lateDialog(
  () => import('./SelectCustomerDialog'),
  'SelectCustomerDialog',
  'Select Customer',
);

interface Props {
  customer: ChosenCustomer | null;
  error: string | undefined;
  buttonRef?: Ref<HTMLButtonElement>;
  onChange: (customer: ChosenCustomer) => void;
}

/** Whose it is: a button with their name, which opens the list. */
export function CustomerField({ customer, error, buttonRef, onChange }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Box sx={{ marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)' }}>Customer</Box>
      <Button
        ref={buttonRef}
        variant="outlined"
        color={error ? 'error' : 'inherit'}
        fullWidth
        aria-haspopup="dialog"
        aria-label={customer ? `Change customer: ${nameOf(customer)}` : undefined}
        aria-describedby={error && `${id}-fault`}
        onClick={() => setOpen(true)}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {customer ? nameOf(customer) : 'Select Customer'}
      </Button>
      {error && (
        <FormHelperText error id={`${id}-fault`}>
          {error}
        </FormHelperText>
      )}
      {isOpen && (
        // Its forms stand in another one, which is not submitted with them.
        <Box onSubmit={(event) => event.stopPropagation()}>
          <SelectCustomerDialog onChange={onChange} onClose={() => setOpen(false)} />
        </Box>
      )}
    </div>
  );
}
