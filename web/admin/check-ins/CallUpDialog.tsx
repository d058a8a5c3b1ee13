import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { refusalOf } from '../connection/refusal';
import { FormDialog } from '../pieces/FormDialog';
import { LateSkeleton } from '../pieces/LateSkeleton';
import { LoadFailed } from '../pieces/LoadFailed';
import { useAttempt } from '../pieces/use-attempt';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { callUpRefusal } from './call-up';
import { useCallUpDialog_PreviewQuery } from './call-up.generated';
import { CallUpPreview, type Channel } from './CallUpPreview';
import { nameOf, type CheckIn } from './statuses';
import { useCallUp } from './use-call-up';
import { useNow } from './use-now';

type Props = { entry: CheckIn; onCalled: () => void; onClose: () => void };

/** The host calls a party up by text or phone, and sees before what it will read or hear. */
export function CallUpDialog({ entry, onCalled, onClose }: Props) {
  const { id, status, customer, notifiedAt } = entry;
  const {
    data,
    error: loadError,
    refetch,
  } = useCallUpDialog_PreviewQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [channel, setChannel] = useState<Channel>('TEXT');
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const gate = usePlanGate();
  const callUp = useCallUp();
  const { caught } = gate;
  useEffect(() => {
    if (loadError) caught(loadError);
  }, [loadError, caught]);
  const now = useNow(15_000);
  const refusal = loadError ? refusalOf(loadError) : null;
  const preview = data?.messagePreview;
  const tooLate = notifiedAt ? `${customer.firstName} has been notified.` : callUpRefusal(entry, status, now);
  const byMail = Boolean(preview?.textRefusal);
  const canSend = preview !== undefined && !tooLate && (!byMail || preview.email !== null);

  async function send() {
    await attempt(() =>
      gate.run(async () => {
        await callUp(id, channel);
        onCalled();
        onClose();
      }),
    );
  }
  const actions = (
    <>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="contained" loading={isBusy} disabled={!canSend} onClick={() => void send()}>
        {byMail ? 'Send E-mail' : channel === 'TEXT' ? 'Send Text' : 'Call'}
      </Button>
    </>
  );
  return (
    <FormDialog title={`Call Up ${nameOf(entry)}`} isOpen onClose={onClose} actions={actions}>
      <PlanWarning gate={gate} />
      {!preview && !refusal && <LateSkeleton rows={2} height={96} />}
      {refusal?.code === 'INVALID_PLAN' && !gate.refusal && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={gate.openPlans}>
              Plans
            </Button>
          }
        >
          {refusal.message}
        </Alert>
      )}
      {refusal && refusal.code !== 'INVALID_PLAN' && !preview && (
        <LoadFailed message={refusal.message} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {preview && (
        <CallUpPreview
          preview={preview}
          channel={channel}
          tooLate={isBusy ? null : tooLate}
          error={error}
          onChannel={setChannel}
          onDismiss={dismiss}
        />
      )}
    </FormDialog>
  );
}
