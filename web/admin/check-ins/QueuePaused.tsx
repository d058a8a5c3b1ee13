import Stack from '@mui/material/Stack';
import { useCheckInAppPage_SaveMutation } from '../check-in-app/check-in-app.generated';
import { PausedBanner } from '../check-in-app/PausedBanner';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';

/** Over the queue while check-in is paused. */
export function QueuePaused({ mayResume }: { mayResume: boolean }) {
  const [save] = useCheckInAppPage_SaveMutation();
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const notify = useNotice();
  async function resume() {
    await save({ variables: { input: { paused: false } } });
    notify({ message: 'Check-in is open again.' });
  }
  return (
    <Stack sx={{ gap: 2, marginBottom: 4 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PausedBanner isBusy={isBusy} onResume={mayResume ? () => void attempt(resume) : null} />
    </Stack>
  );
}
