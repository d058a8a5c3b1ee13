import CloseIcon from '@mui/icons-material/Close';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { maxAppointmentForms } from '../../limits';
import { lateDialog } from '../../pieces/late';
import type { ChosenForm } from './chosen-forms';

const SelectFormsDialog = lateDialog(() => import('./SelectFormsDialog'), 'SelectFormsDialog', 'Select Forms');

interface Props {
  chosen: readonly ChosenForm[];
  /** Those that the customer viewed or signed: they stay. */
  signedIds: readonly string[];
  onChange: (chosen: ChosenForm[]) => void;
}

/** Forms that a customer is asked to sign: chips, and the button of the dialog. */
export function FormsField({ chosen, signedIds, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  function change(next: ChosenForm[]) {
    const isLocked = signedIds.some(
      (id) => chosen.some((form) => form.id === id) && !next.some((form) => form.id === id),
    );
    setRefused(isLocked);
    if (!isLocked) onChange(next);
  }
  const refusal = isRefused && (
    <Alert severity="warning" role="alert" onClose={() => setRefused(false)}>
      Forms which have been viewed/signed by customers cannot be removed.
    </Alert>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Button variant="outlined" color="inherit" fullWidth aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Select Forms
      </Button>
      {chosen.length > 0 && (
        <Box
          component="ul"
          aria-label="Selected forms"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {chosen.map((form) => (
            <Box component="li" key={form.id} sx={{ minWidth: 0 }}>
              <Button
                color="primary"
                aria-label={`Remove ${form.name}`}
                endIcon={signedIds.includes(form.id) ? <LockIcon /> : <CloseIcon />}
                onClick={() => change(chosen.filter(({ id }) => id !== form.id))}
                sx={{
                  minHeight: 'var(--touch)',
                  borderRadius: 'var(--radius-full)',
                  backgroundColor: 'var(--color-primary-soft)',
                  overflowWrap: 'anywhere',
                  textAlign: 'left',
                }}
              >
                {form.name}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {!isOpen && refusal}
      {isOpen && (
        <SelectFormsDialog
          chosen={chosen}
          signedIds={signedIds}
          max={maxAppointmentForms}
          refusal={refusal}
          onChange={change}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
