import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { refusalOf } from '../connection/refusal';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import { useNotice } from '../pieces/use-notice';
import { useQueuePage_SetStatusMutation, useQueuePage_UpdateMutation } from './check-ins.generated';
import { CheckInForm, type Change, type FormTab } from './CheckInForm';
import type { QueueDialog } from './QueueDialogs';
import type { CheckIn } from './statuses';
import { callUpNotice } from './use-call-up';

interface Props {
  entry: CheckIn | undefined;
  error: unknown;
  timeZone: string;
  isToday: boolean;
  tab: FormTab;
  rights: {
    mayWrite: boolean;
    maySetStatus: boolean;
    mayCallUp: boolean;
    mayAnswer: boolean;
    mayReadCustomers: boolean;
  };
  /** `before` is the check-in as it was; the result itself where a message went out, as nothing can be undone then. */
  onSaved: (result: CheckIn, before: CheckIn) => void;
  onUndo: (entry: CheckIn) => void;
  onDismissReply: (entry: CheckIn) => void;
  onOpen: (dialog: QueueDialog) => void;
  onRetry: () => unknown;
  onClose: () => void;
}

/** The update modal of the entry in the address. */
export function CheckInDialog({
  entry,
  error,
  timeZone,
  isToday,
  tab,
  rights,
  onSaved,
  onUndo,
  onDismissReply,
  onOpen,
  onRetry,
  onClose,
}: Props) {
  const [update] = useQueuePage_UpdateMutation();
  const [setStatus] = useQueuePage_SetStatusMutation();
  const notify = useNotice();
  const isGone = Boolean(error) && refusalOf(error).code === 'NOT_FOUND';
  if (isGone || !entry) {
    return (
      <DialogFrame
        title="Check-In"
        onClose={onClose}
        actions={
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        }
      >
        {isGone ? (
          <Typography>This check-in is no longer there: it was deleted.</Typography>
        ) : (
          <Pending error={error} onRetry={onRetry} rows={4} />
        )}
      </DialogFrame>
    );
  }
  const before = entry;
  const { id } = before;
  const canChange = isToday && entry.isEditable;
  const mode = canChange && rights.mayWrite ? 'all' : canChange && rights.maySetStatus ? 'status' : 'nothing';

  async function save(change: Change, version: number, callUp: boolean) {
    if (mode !== 'all') {
      const { data } = await setStatus({ variables: { id, version, status: change.status } });
      if (data) onSaved(data.setCheckInStatus, before);
      return;
    }
    const { data } = await update({
      variables: { id, version, input: change, ...(callUp && { callUp: 'TEXT' as const }) },
    });
    if (!data) return;
    const { callUpAnswer, ...result } = data.updateCheckIn;
    onSaved(result, callUp ? result : before);
    if (callUp && callUpAnswer) notify(callUpNotice(result.customer.firstName, callUpAnswer));
  }
  return (
    <CheckInForm
      key={id}
      entry={entry}
      timeZone={timeZone}
      mode={mode}
      tab={tab}
      rights={rights}
      onSave={save}
      onUndo={rights.maySetStatus && canChange ? onUndo : null}
      onDismissReply={onDismissReply}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}
