import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { lateDialog } from '../../pieces/late';
import { nameOf } from '../staff-words';
import type { Chosen } from '../../products/select/chosen-products';
import type { ChosenStaff } from './staff-choice';
import { StaffDot } from './StaffDot';

const SelectStaffDialog = lateDialog(() => import('./SelectStaffDialog'), 'SelectStaffDialog', 'Select Staff');

interface Props {
  staff: ChosenStaff | null;
  isAskedFor: boolean;
  /** What else was chosen. */
  products: readonly Chosen[];
  onChange: (staff: ChosenStaff | null, isAskedFor: boolean) => void;
}

/** Who does it: a chip, the button of the dialog, and whether the customer asked for them. */
export function StaffField({ staff, isAskedFor, products, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" color="inherit" fullWidth aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Select Staff
      </Button>
      {staff && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, marginTop: 2 }}>
          <Button
            color="primary"
            aria-label={`Remove ${nameOf(staff)}`}
            startIcon={<StaffDot color={staff.color} />}
            endIcon={<CloseIcon />}
            onClick={() => onChange(null, false)}
            sx={{
              minHeight: 'var(--touch)',
              borderRadius: 'var(--radius-full)',
              backgroundColor: 'var(--color-primary-soft)',
              overflowWrap: 'anywhere',
              textAlign: 'left',
            }}
          >
            {nameOf(staff)}
          </Button>
          <FormControlLabel
            control={<Checkbox checked={isAskedFor} onChange={(_event, isChecked) => onChange(staff, isChecked)} />}
            label="The customer asked for them"
          />
        </Stack>
      )}
      {isOpen && (
        <SelectStaffDialog
          chosen={staff}
          products={products}
          onChange={(next) => onChange(next, next !== null && next.id === staff?.id && isAskedFor)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
