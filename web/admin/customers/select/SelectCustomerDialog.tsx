import SearchIcon from '@mui/icons-material/Search';
import AddIcon from '@mui/icons-material/PersonAddAlt';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CatalogueSearch } from '../../../catalogue/CatalogueSearch';
import { useMay } from '../../accounts/use-may';
import { DialogFrame } from '../../pieces/DialogFrame';
import { EmptyState } from '../../pieces/EmptyState';
import { lateDialog } from '../../pieces/late';
import { Pending } from '../../pieces/Pending';
import type { ChosenCustomer } from './chosen-customer';
import { CustomerChoice } from './CustomerChoice';
import { useCustomerChoice } from './use-customer-choice';

const AddCustomerDialog = lateDialog(() => import('../AddCustomerDialog'), 'AddCustomerDialog', 'Add Customer');

interface Props {
  onChange: (customer: ChosenCustomer) => void;
  onClose: () => void;
}

/** The customers to choose one of, or the form of a new one. */
export function SelectCustomerDialog({ onChange, onClose }: Props) {
  const mayAdd = useMay()('CUSTOMER_WRITE');
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const { customers, more, error, refetch } = useCustomerChoice(search);
  function choose(customer: ChosenCustomer) {
    onChange(customer);
    onClose();
  }
  return (
    <DialogFrame
      title="Select Customer"
      onClose={onClose}
      width="sm"
      actions={
        mayAdd && (
          <Button startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            New Customer
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 3 }}>
        <CatalogueSearch value={search} label="Search Customers" onSearch={setSearch} />
        {!customers ? (
          <Pending error={error} onRetry={() => refetch()} rows={5} height={44} />
        ) : customers.length > 0 ? (
          <CustomerChoice customers={customers} onChoose={choose} />
        ) : search ? (
          <EmptyState icon={<SearchIcon />} title={`Your search - ${search} - did not match any data.`} />
        ) : (
          <EmptyState icon={<PeopleIcon />} title="No Customers Yet">
            Customers can be added manually or when they check in.
          </EmptyState>
        )}
        {more && (
          <Button variant="outlined" onClick={() => void more().catch(() => undefined)} sx={{ alignSelf: 'center' }}>
            Show more
          </Button>
        )}
      </Stack>
      {isAdding && (
        <AddCustomerDialog isInPlace onAdded={(_id, added) => choose(added)} onClose={() => setAdding(false)} />
      )}
    </DialogFrame>
  );
}
