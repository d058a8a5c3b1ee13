import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { refusalOf } from '../connection/refusal';
import { FormDialog } from '../pieces/FormDialog';
import { LateSkeleton } from '../pieces/LateSkeleton';
import { LoadFailed } from '../pieces/LoadFailed';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { useFeedbackInvite_PreviewQuery, useFeedbackInvite_SendMutation } from './feedback.generated';
import type { FeedbackEntry } from './feedback-entry';
import { InvitePreview } from './InvitePreview';

type Props = { checkIn: FeedbackEntry; open: boolean; onClose: () => void };
export type Channel = 'TEXT' | 'EMAIL';

/** The host asks a party how its visit was, by text or e-mail, and sees before what it will read. */
export function FeedbackInviteDialog({ checkIn, open, onClose }: Props) {
  const {
    data,
    error: loadError,
    refetch,
  } = useFeedbackInvite_PreviewQuery({ variables: { id: checkIn.id }, skip: !open, fetchPolicy: 'cache-and-network' });
  const [send] = useFeedbackInvite_SendMutation();
  const [chosen, setChosen] = useState<Channel | null>(null);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const gate = usePlanGate();
  const notify = useNotice();
  const { caught } = gate;
  useEffect(() => {
    if (loadError) caught(loadError);
  }, [loadError, caught]);
  const preview = data?.messagePreview;
  const refusal = loadError ? refusalOf(loadError) : null;
  const isLacking = refusal?.code === 'INVALID_PLAN';
  const channel = chosen ?? (preview?.textRefusal && preview.email ? 'EMAIL' : 'TEXT');
  const canSend =
    preview !== undefined &&
    (channel === 'TEXT' ? !preview.textRefusal || preview.email !== null : preview.email !== null);

  async function invite() {
    await attempt(async () => {
      const answer = (await gate.run(() => send({ variables: { id: checkIn.id, channel } })))?.data?.inviteFeedback;
      if (!answer) return;
      notify({
        message:
          answer.notice ??
          `${checkIn.customer.firstName} is asked for feedback by ${answer.sentBy === 'EMAIL' ? 'e-mail' : 'text'}.`,
      });
      onClose();
    });
  }
  const actions = (
    <>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button
        variant="contained"
        loading={isBusy}
        disabled={!canSend || checkIn.rating !== null}
        onClick={() => void invite()}
      >
        {channel === 'TEXT' ? 'Send Text' : 'Send E-mail'}
      </Button>
    </>
  );
  return (
    <FormDialog title="Get Feedback" isOpen={open} onClose={onClose} actions={actions}>
      {!preview && !refusal && <LateSkeleton rows={2} height={96} />}
      {isLacking && !gate.refusal && (
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
      {refusal && !isLacking && !preview && (
        <LoadFailed message={refusal.message} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {preview && (
        <InvitePreview
          preview={preview}
          channel={channel}
          onChannel={setChosen}
          checkIn={checkIn}
          error={error}
          onDismiss={dismiss}
        />
      )}
      <PlanWarning gate={gate} />
    </FormDialog>
  );
}
