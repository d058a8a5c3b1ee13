import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { maxPartyItems } from '../../../limits';
import { lateDialog } from '../../pieces/late';
import type { Chosen } from './chosen-products';

const SelectProductsDialog = lateDialog(
  () => import('./SelectProductsDialog'),
  'SelectProductsDialog',
  'Select Products & Services',
);

interface Props {
  chosen: readonly Chosen[];
  /** How many can be chosen. */
  max?: number;
  onChange: (chosen: Chosen[]) => void;
}

/** Items of the catalogue: chips, and the button of the dialog. */
export function ProductsField({ chosen, max = maxPartyItems, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" color="inherit" fullWidth aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Select Products &amp; Services
      </Button>
      {chosen.length > 0 && (
        <Box
          component="ul"
          aria-label="Selected products and services"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, margin: 0, marginTop: 2, padding: 0, listStyle: 'none' }}
        >
          {chosen.map((item) => (
            <Box component="li" key={item.id} sx={{ minWidth: 0 }}>
              <Button
                color="primary"
                aria-label={`Remove ${item.name}`}
                endIcon={<CloseIcon />}
                onClick={() => onChange(chosen.filter(({ id }) => id !== item.id))}
                sx={{
                  minHeight: 'var(--touch)',
                  borderRadius: 'var(--radius-full)',
                  backgroundColor: 'var(--color-primary-soft)',
                  overflowWrap: 'anywhere',
                  textAlign: 'left',
                }}
              >
                {item.name}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {isOpen && <SelectProductsDialog chosen={chosen} max={max} onChange={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}
