import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CatalogueSearch } from '../../../catalogue/CatalogueSearch';
import { formatPhone } from '../../../ui/phone-number';
import { Pending } from '../../pieces/Pending';
import { nameOf } from '../customer-words';
import type { ListedCustomerFragment } from '../customers.generated';
import { useMergeDialog_SearchQuery, useMergeDialog_SimilarQuery } from './merge.generated';

interface Props {
  customerId: string;
  onChoose: (id: string) => void;
}

const commonWords = { PHONE: 'Same phone number', NAME: 'Same name', EMAIL: 'Same email address' } as const;

/** The other record of a customer: likely ones at first, others by search. */
export function FindRecord({ customerId, onChoose }: Props) {
  const [search, setSearch] = useState('');
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography>Find the other record of the same person.</Typography>
      <CatalogueSearch value={search} label="Search Customers" onSearch={setSearch} />
      {search ? (
        <Found customerId={customerId} search={search} onChoose={onChoose} />
      ) : (
        <Likely customerId={customerId} onChoose={onChoose} />
      )}
    </Stack>
  );
}

function Likely({ customerId, onChoose }: Props) {
  const { data, error, refetch } = useMergeDialog_SimilarQuery({
    variables: { id: customerId },
    fetchPolicy: 'no-cache',
  });
  if (!data) return <Pending error={error} onRetry={refetch} rows={3} />;
  const likely = data.similarCustomers;
  if (likely.length === 0)
    return (
      <Typography color="textSecondary">
        Nobody on your list has the same name, phone number or email address. Search for the record by another name or
        number.
      </Typography>
    );
  return (
    <Records
      label="Likely the same person"
      rows={likely.map(({ customer, common }) => [customer, common.map((each) => commonWords[each]).join(', ')])}
      onChoose={onChoose}
    />
  );
}

function Found({ customerId, search, onChoose }: Props & { search: string }) {
  const { data, error, refetch } = useMergeDialog_SearchQuery({ variables: { search }, fetchPolicy: 'no-cache' });
  if (!data) return <Pending error={error} onRetry={refetch} rows={3} />;
  const others = data.customers.items.filter(({ id }) => id !== customerId);
  if (others.length === 0)
    return <Typography color="textSecondary">{`Your search - ${search} - did not match any data.`}</Typography>;
  return <Records label="Found customers" rows={others.map((customer) => [customer, ''])} onChoose={onChoose} />;
}

interface RecordsProps {
  label: string;
  rows: readonly (readonly [ListedCustomerFragment, note: string])[];
  onChoose: (id: string) => void;
}

function Records({ label, rows, onChoose }: RecordsProps) {
  return (
    <section aria-label={label}>
      <Typography variant="h4" component="h3">
        {label}
      </Typography>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map(([customer, note]) => (
          <Box component="li" key={customer.id} sx={{ borderBottom: '1px solid var(--color-line)' }}>
            <ButtonBase
              onClick={() => onChoose(customer.id)}
              sx={{
                width: '100%',
                minHeight: 'var(--touch)',
                paddingBlock: 2,
                justifyContent: 'flex-start',
                textAlign: 'left',
                font: 'inherit',
                overflowWrap: 'anywhere',
              }}
            >
              <span>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {nameOf(customer)}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary" className="numbers">
                  {[formatPhone(customer.phone), customer.email, note].filter(Boolean).join(' · ')}
                </Typography>
              </span>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </section>
  );
}
