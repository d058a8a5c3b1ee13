import ArchiveIcon from '@mui/icons-material/DeleteOutlined';
import EraseIcon from '@mui/icons-material/DeleteForeverOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { customersCount } from './customer-words';

interface Props {
  /** Null while the list on the screen is still the one before. */
  total: number | null;
  /** Before the word, as in 'archived customers'; '' for all. */
  kind: string;
  selected: ReadonlySet<string>;
  isArchived: boolean;
  isBusy: boolean;
  onClear: () => void;
  onArchive: () => Promise<unknown>;
  onRestore: () => Promise<unknown>;
  /** Null where the selection cannot be erased. */
  onErase: (() => void) | null;
}

/** How many the list has; while some are selected how many, and what to do with them. It stays in sight. */
export function CustomersBar({
  total,
  kind,
  selected,
  isArchived,
  isBusy,
  onClear,
  onArchive,
  onRestore,
  onErase,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const status = useRef<HTMLElement>(null);
  const hasSome = selected.size > 0;
  async function archive() {
    await onArchive();
    setAsking(false);
  }
  return (
    <Box
      sx={{
        position: hasSome ? 'sticky' : 'static',
        top: 64,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 'var(--touch)',
        paddingInline: hasSome ? 3 : 0,
        borderRadius: 2,
        ...(hasSome && { background: 'var(--color-primary-soft)', color: 'var(--color-primary-dark)' }),
      }}
    >
      <Typography
        ref={status}
        tabIndex={-1}
        role="status"
        className="numbers"
        sx={{ outline: 'none', flex: 1, fontWeight: hasSome ? 650 : 400 }}
      >
        {hasSome ? `${selected.size.toLocaleString('en-US')} Selected` : total !== null && customersCount(total, kind)}
      </Typography>
      {hasSome && (
        <>
          <Button color="inherit" onClick={onClear}>
            Clear
          </Button>
          {onErase && (
            <Button color="error" startIcon={<EraseIcon />} onClick={onErase}>
              Erase for good
            </Button>
          )}
          {isArchived ? (
            <Button
              color="inherit"
              startIcon={<RestoreIcon />}
              loading={isBusy}
              loadingPosition="start"
              onClick={() => void onRestore()}
            >
              Restore
            </Button>
          ) : (
            <Button color="error" startIcon={<ArchiveIcon />} onClick={() => setAsking(true)}>
              Delete
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        title={`Delete ${customersCount(selected.size)}?`}
        confirm="Delete"
        isDangerous
        isOpen={isAsking && hasSome}
        isBusy={isBusy}
        onConfirm={() => void archive()}
        onClose={() => setAsking(false)}
        // The button that opened it is gone with the selection.
        onExited={() => {
          if (!hasSome) status.current?.focus();
        }}
      >
        They leave the list and searches. Their check-ins stay, and under Archived they can be restored.
      </ConfirmDialog>
    </Box>
  );
}
