import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { formsCount } from './form-words';

interface Props {
  /** How many are selected. */
  count: number;
  isBusy: boolean;
  onClear: () => void;
  onDelete: () => Promise<unknown>;
  /** In place of the question, where it is known that some stay. */
  onKept: (() => void) | null;
}

/** What to do with the selection. It stays in sight. */
export function FormsBar({ count, isBusy, onClear, onDelete, onKept }: Props) {
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    await onDelete();
    setAsking(false);
  }
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 64,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        paddingInline: 3,
        borderRadius: 2,
        background: 'var(--color-primary-soft)',
        color: 'var(--color-primary-dark)',
      }}
    >
      <Typography role="status" className="numbers" sx={{ flex: 1, fontWeight: 650 }}>
        {`${count} Selected`}
      </Typography>
      <Button color="inherit" onClick={onClear}>
        Clear
      </Button>
      <Button color="error" startIcon={<DeleteIcon />} onClick={onKept ?? (() => setAsking(true))}>
        Delete
      </Button>
      <ConfirmDialog
        title={`Delete ${formsCount(count)}?`}
        confirm="Delete"
        isDangerous
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        They leave the list, your business page and what customers are asked to sign. Under Archived they can be
        restored.
      </ConfirmDialog>
    </Box>
  );
}
