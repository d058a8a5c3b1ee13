import { useState } from 'react';
import { MessageDialog } from '../messages/MessageDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { usePlanGate } from '../plans/use-plan-gate';
import { useFeedbackInvite_PreviewQuery, useFeedbackInvite_SendMutation } from './feedback.generated';
import type { FeedbackEntry } from './feedback-entry';
import { type Channel, InvitePreview } from './InvitePreview';

interface Props {
  checkIn: FeedbackEntry;
  open: boolean;
  onClose: () => void;
}

/** The host asks a party for feedback by text or e-mail, after a preview of the message. */
export function FeedbackInviteDialog({ checkIn, open, onClose }: Props) {
  const query = useFeedbackInvite_PreviewQuery({
    variables: { id: checkIn.id },
    skip: !open,
    fetchPolicy: 'cache-and-network',
  });
  const [send] = useFeedbackInvite_SendMutation();
  const [choice, setChoice] = useState<Channel | null>(null);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const gate = usePlanGate();
  const notify = useNotice();
  const preview = query.data?.messagePreview;
  const channel = choice ?? (preview?.textRefusal && preview.email ? 'EMAIL' : 'TEXT');
  const canReach =
    preview !== undefined && (preview.email !== null || (channel === 'TEXT' && preview.textRefusal === null));
  const invite = () =>
    attempt(async () => {
      const answer = (await gate.run(() => send({ variables: { id: checkIn.id, channel } })))?.data?.inviteFeedback;
      if (!answer) return;
      const way = answer.sentBy === 'EMAIL' ? 'email' : 'text';
      notify({ message: answer.notice ?? `${checkIn.customer.firstName} is asked for feedback by ${way}.` });
      onClose();
    });
  return (
    <MessageDialog
      title="Get Feedback"
      isOpen={open}
      submit={channel === 'TEXT' ? 'Send Text' : 'Send Email'}
      canSend={canReach && checkIn.rating === null}
      isBusy={isBusy}
      gate={gate}
      error={query.error}
      onRetry={query.refetch}
      onSend={invite}
      onClose={onClose}
    >
      {preview && (
        <InvitePreview
          preview={preview}
          channel={channel}
          onChannel={setChoice}
          checkIn={checkIn}
          error={error}
          onDismiss={dismiss}
        />
      )}
    </MessageDialog>
  );
}
