import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { formatPhone } from '../../ui/phone-number';
import type { ListProps } from './CustomerList';
import { nameOf } from './customer-words';
import { beginsLetter, letterOf } from './letters';

/** The customers of a page on a phone: two lines each, letters between them. */
export function CustomerRows({ rows, selected, onSelect, onOpen, onRestore, target }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (target) list.current?.querySelectorAll('[data-customer]')[target.row]?.scrollIntoView({ block: 'start' });
  }, [target]);
  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect?.(next);
  }
  return (
    <Box component="ul" ref={list} aria-label="Customers" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {rows.map((customer, index) => {
        const name = nameOf(customer);
        const { id, phone, tags } = customer;
        const lines = (
          <Box sx={{ minWidth: 0, paddingBlock: 2 }}>
            <Typography noWrap sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography noWrap variant="body2" color="textSecondary" className="numbers">
              {[formatPhone(phone), ...tags].join(' · ')}
            </Typography>
          </Box>
        );
        return (
          <Box component="li" key={id} data-customer={id} sx={{ scrollMarginTop: 124 }}>
            {beginsLetter(rows, index) && (
              <Typography
                component="div"
                aria-hidden
                sx={{
                  paddingTop: index === 0 ? 0 : 3,
                  fontSize: 'var(--text-s)',
                  fontWeight: 650,
                  color: 'primary.main',
                }}
              >
                {letterOf(customer)}
              </Typography>
            )}
            <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: '1px solid var(--color-line)' }}>
              {onSelect && (
                <Checkbox
                  checked={selected.has(id)}
                  onChange={() => toggle(id)}
                  slotProps={{ input: { 'aria-label': `Select ${name}` } }}
                  sx={{ width: 'var(--touch)', height: 'var(--touch)', marginLeft: '-10px' }}
                />
              )}
              {onOpen ? (
                <ButtonBase
                  onClick={() => onOpen(id)}
                  sx={{
                    flex: 1,
                    minWidth: 0,
                    minHeight: 'var(--touch)',
                    justifyContent: 'flex-start',
                    textAlign: 'left',
                    font: 'inherit',
                  }}
                >
                  {lines}
                </ButtonBase>
              ) : (
                <Box sx={{ flex: 1, minWidth: 0 }}>{lines}</Box>
              )}
              {onRestore && (
                <Button aria-label={`Restore ${name}`} onClick={() => onRestore(id)}>
                  Restore
                </Button>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
