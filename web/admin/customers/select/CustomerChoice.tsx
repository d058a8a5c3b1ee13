import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatPhone } from '../../../ui/phone-number';
import { nameOf } from '../customer-words';
import { letterOf } from '../letters';
import type { SelectCustomer_ListQuery } from './select-customer.generated';

type Listed = SelectCustomer_ListQuery['customers']['items'][number];
interface Props {
  /** By name. */
  customers: readonly Listed[];
  onChoose: (customer: Listed) => void;
}

/** Customers to choose one of, by letter. */
export const CustomerChoice = ({ customers, onChoose }: Props) => (
  <>
    {groupsOf(customers).map(([letter, group]) => (
      <LetterGroup key={letter} letter={letter} customers={group} onChoose={onChoose} />
    ))}
  </>
);

function groupsOf(customers: readonly Listed[]): [letter: string, group: Listed[]][] {
  const groups = new Map<string, Listed[]>();
  for (const customer of customers) {
    const letter = letterOf(customer);
    groups.set(letter, [...(groups.get(letter) ?? []), customer]);
  }
  return [...groups];
}

function LetterGroup({ letter, customers, onChoose }: Props & { letter: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography
        id={id}
        component="h3"
        sx={{ paddingTop: 2, fontSize: 'var(--text-s)', fontWeight: 650, color: 'primary.main' }}
      >
        {letter}
      </Typography>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {customers.map((customer) => (
          <Box component="li" key={customer.id} sx={{ borderBottom: '1px solid var(--color-line)' }}>
            <ButtonBase
              onClick={() => onChoose(customer)}
              sx={{
                display: 'block',
                width: '100%',
                minHeight: 'var(--touch)',
                paddingBlock: 2,
                textAlign: 'left',
                font: 'inherit',
                overflowWrap: 'anywhere',
              }}
            >
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {nameOf(customer)}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary" className="numbers">
                {[formatPhone(customer.phone), customer.email].filter(Boolean).join(' · ')}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </section>
  );
}
