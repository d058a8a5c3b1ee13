import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../pieces/ConfirmDialog';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { useAttempt } from '../../pieces/use-attempt';
import { useNotice } from '../../pieces/use-notice';
import type { OutsideStateFragment } from './feeds.generated';
import { faultWords, momentWords } from './outside-words';

interface Props {
  state: OutsideStateFragment;
  timeZone: string;
  onFetch: () => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

/** How a connected calendar stands. */
export function OutsideFacts({ state, timeZone, onFetch, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  const notify = useNotice();
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const { host, fetchedAt, nextFetchAt, busyTimes, isCut } = state;
  const fault = faultWords(state);
  async function remove() {
    if (await attempt(onRemove)) notify({ message: 'The outside calendar is removed.' });
    setAsking(false);
  }
  return (
    <>
      <ErrorAlert error={error} onDismiss={dismiss} />
      {fault && (
        <Alert severity="warning" role="status">
          The last try failed. {fault} {fetchedAt && 'What was read before stays.'}
        </Alert>
      )}
      <Typography variant="body2">
        Connected to <strong>{host || 'an address'}</strong>.{' '}
        {fetchedAt
          ? `Last read on ${momentWords(fetchedAt, timeZone)}: ${busyTimes.toLocaleString('en-US')} busy ${busyTimes === 1 ? 'time' : 'times'}.`
          : !fault && 'Not read yet.'}{' '}
        Next time on {momentWords(nextFetchAt, timeZone)}.
      </Typography>
      {isCut && (
        <Alert severity="warning" role="note">
          The calendar has more busy times than can be kept: only those that begin first block bookings.
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={isBusy && !isAsking} onClick={() => void attempt(onFetch)}>
          Fetch now
        </Button>
        <Button color="error" onClick={() => setAsking(true)}>
          Remove
        </Button>
      </Stack>
      <ConfirmDialog
        title="Remove the outside calendar?"
        confirm="Remove"
        isDangerous
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        Its busy times block bookings no more. The calendar itself stays as it is.
      </ConfirmDialog>
    </>
  );
}
