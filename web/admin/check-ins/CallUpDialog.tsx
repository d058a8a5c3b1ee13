import { useState } from 'react';
import { useNow } from '../../ui/use-now';
import { MessageDialog } from '../messages/MessageDialog';
import { useAttempt } from '../pieces/use-attempt';
import { usePlanGate } from '../plans/use-plan-gate';
import { calledUpAt, callUpRefusal, minutesToNext } from './call-up';
import { useCallUpDialog_PreviewQuery } from './call-up.generated';
import { CallUpPreview, type Channel } from './CallUpPreview';
import { nameOf, type CheckIn } from './statuses';
import { useCallUp } from './use-call-up';

interface Props {
  entry: CheckIn;
  timeZone: string;
  onCalled: () => void;
  onClose: () => void;
}

/** The host calls a party up by text or phone, after a preview of the message. */
export function CallUpDialog({ entry, timeZone, onCalled, onClose }: Props) {
  const { id, status, customer, notifiedAt } = entry;
  const query = useCallUpDialog_PreviewQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [channel, setChannel] = useState<Channel>('TEXT');
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const gate = usePlanGate();
  const callUp = useCallUp();
  const now = useNow(15_000);
  const preview = query.data?.messagePreview;
  const minutes = minutesToNext(entry, now);
  const tooSoon = `${customer.firstName} has been notified. You can call up again in ${minutes} min.`;
  const tooLate = callUpRefusal(entry, status, now) ?? (minutes > 0 ? tooSoon : null);
  const isMail = Boolean(preview?.textRefusal);
  const send = () =>
    attempt(() =>
      gate.run(async () => {
        await callUp(id, channel);
        onCalled();
        onClose();
      }),
    );
  return (
    <MessageDialog
      title={`Call Up ${nameOf(entry)}`}
      submit={isMail ? 'Send Email' : channel === 'TEXT' ? 'Send Text' : 'Call'}
      canSend={preview !== undefined && !tooLate && (!isMail || preview.email !== null)}
      isBusy={isBusy}
      gate={gate}
      error={query.error}
      onRetry={query.refetch}
      onSend={send}
      onClose={onClose}
    >
      {preview && (
        <CallUpPreview
          name={nameOf(entry)}
          preview={preview}
          channel={channel}
          tooLate={isBusy ? null : tooLate}
          error={error}
          onChannel={setChannel}
          lastCall={notifiedAt && !tooLate ? calledUpAt(notifiedAt, timeZone, now) : null}
          onDismiss={dismiss}
        />
      )}
    </MessageDialog>
  );
}
