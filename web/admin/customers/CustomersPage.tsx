import AddIcon from '@mui/icons-material/PersonAddAlt';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { useKeys } from '../../ui/use-keys';
import { useMay } from '../accounts/use-may';
import { EmptyState } from '../pieces/EmptyState';
import { Page } from '../shell/Page';
import { CustomerFilters } from './CustomerFilters';
import { CustomerList } from './CustomerList';
import { ErasureBar } from './ErasureBar';
import { CustomersMenu } from './CustomersMenu';
import { type CustomersUrl, useCustomersUrl } from './use-customers-url';

/** The customers of the business: /account/customers. */
export function CustomersPage() {
  const may = useMay();
  const url = useCustomersUrl();
  const canWrite = may('CUSTOMER_WRITE');
  const add = () => url.open({ action: 'add-customer' });
  return (
    <Page
      title="Customers"
      action={
        canWrite && (
          <Button variant="contained" startIcon={<AddIcon />} aria-keyshortcuts="n" onClick={add}>
            Add Customer
          </Button>
        )
      }
    >
      {may('CUSTOMER_READ') ? (
        <Customers url={url} onAdd={canWrite ? add : null} />
      ) : (
        <EmptyState icon={<PeopleIcon />} title="Your role does not see the customers">
          The owner can change your role.
        </EmptyState>
      )}
    </Page>
  );
}

function Customers({ url, onAdd }: { url: CustomersUrl; onAdd: (() => void) | null }) {
  const search = useRef<HTMLInputElement>(null);
  const [erased, setErased] = useState(0);
  useKeys({ '/': () => search.current?.focus(), n: () => onAdd?.() });
  return (
    <>
      <ErasureBar url={url} onErased={() => setErased((count) => count + 1)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBottom: 2 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <CatalogueSearch
            input={search}
            value={url.search}
            label="Search Customers"
            onSearch={(q) => url.filter({ q })}
          />
        </Box>
        <CustomerFilters url={url} />
        <CustomersMenu url={url} />
      </Box>
      {/* What is selected is of one of the two lists, and still there. */}
      <CustomerList key={`${url.isArchived} ${erased}`} url={url} onAdd={onAdd} />
    </>
  );
}
