import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../pieces/ConfirmDialog';
import { DialogFrame } from '../../pieces/DialogFrame';
import { EmptyState } from '../../pieces/EmptyState';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { Pending } from '../../pieces/Pending';
import { useAttempt } from '../../pieces/use-attempt';
import type { Standby } from './standby-words';
import { StandbyRow } from './StandbyRow';
import { useStandbyDialog_RemoveMutation } from './standbys.generated';
import type { Standbys } from './use-standbys';

interface Props {
  standbys: Standbys;
  timeZone: string;
  /** Null for those who may not. */
  onBook: ((standby: Standby) => void) | null;
  onClose: () => void;
}

/** Customers who wait for a time to free up, who waits longest first. */
export function StandbyDialog({ standbys: { page, error, refetch }, timeZone, onBook, onClose }: Props) {
  const [remove] = useStandbyDialog_RemoveMutation();
  const { attempt, error: refusal, dismiss, isBusy } = useAttempt();
  const [removing, setRemoving] = useState<Standby | null>(null);
  const take = async ({ id }: Standby) => {
    await attempt(() => remove({ variables: { id } }));
    setRemoving(null);
    await refetch();
  };
  const hidden = page ? page.total - page.items.length : 0;
  return (
    <DialogFrame
      title="Waiting for a time"
      onClose={onClose}
      width="sm"
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ErrorAlert error={refusal} onDismiss={dismiss} />
      {!page ? (
        <Pending error={error} onRetry={refetch} rows={3} height={72} />
      ) : page.items.length === 0 ? (
        <EmptyState icon={<WaitingIcon />} title="Nobody waits for a time">
          On a full day customers can ask on the booking page to be told when a time frees up. It is then offered to
          them, one after another.
        </EmptyState>
      ) : (
        <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {page.items.map((standby) => (
            <StandbyRow
              key={standby.id}
              standby={standby}
              timeZone={timeZone}
              onBook={onBook && (() => onBook(standby))}
              onRemove={() => setRemoving(standby)}
            />
          ))}
        </Stack>
      )}
      {hidden > 0 && <Typography color="textSecondary">And {hidden.toLocaleString('en-US')} more.</Typography>}
      {removing && (
        <ConfirmDialog
          isOpen
          isDangerous
          title={`Remove ${removing.customer.firstName} ${removing.customer.lastName}?`}
          confirm="Remove"
          isBusy={isBusy}
          onConfirm={() => void take(removing)}
          onClose={() => setRemoving(null)}
        >
          They are not told of times that free up any more. A time that is held for them goes to the next one.
        </ConfirmDialog>
      )}
    </DialogFrame>
  );
}
