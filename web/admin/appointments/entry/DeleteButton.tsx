import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../pieces/ConfirmDialog';

interface Props {
  /** Whose appointment it is, or what event. */
  name: string;
  isEvent: boolean;
  isBusy: boolean;
  /** Part of a series: `onDelete` asks then, which ones. */
  repeats: boolean;
  onDelete: () => Promise<unknown>;
}

/** Asks, saying what goes and what stays. */
export function DeleteButton({ name, isEvent, isBusy, repeats, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  async function confirm() {
    await onDelete();
    setAsking(false);
  }
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => (repeats ? void onDelete() : setAsking(true))}
        sx={{ marginRight: 'auto' }}
      >
        Delete
      </Button>
      <ConfirmDialog
        title={isEvent ? 'Delete this event?' : 'Delete this appointment?'}
        confirm="Delete"
        isDangerous
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {isEvent
          ? `${name} goes from the calendar, and its time is free again.`
          : `It goes from the calendar, counts and statistics, and its time is free again. ${name} stays on your list, and who deleted it is kept.`}
      </ConfirmDialog>
    </>
  );
}
