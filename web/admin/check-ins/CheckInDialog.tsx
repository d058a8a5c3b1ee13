import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { refusalOf, type Refusal } from '../connection/refusal';
import { FormDialog } from '../pieces/FormDialog';
import { LateSkeleton } from '../pieces/LateSkeleton';
import { LoadFailed } from '../pieces/LoadFailed';
import { useQueuePage_SetStatusMutation, useQueuePage_UpdateMutation } from './check-ins.generated';
import { CheckInForm, type Change, type FormTab } from './CheckInForm';
import type { QueueDialog } from './QueueDialogs';
import type { CheckIn } from './statuses';

type Props = {
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
  onSaved: (saved: CheckIn, isNewStatus: boolean) => void;
  onCalled: () => void;
  onUndo: (entry: CheckIn) => void;
  onDismissReply: (entry: CheckIn) => void;
  onOpen: (dialog: QueueDialog) => void;
  onRetry: () => void;
  onClose: () => void;
};

/** The update modal of the entry in the address. */
export function CheckInDialog({
  entry,
  error,
  timeZone,
  isToday,
  tab,
  rights,
  onSaved,
  onCalled,
  onUndo,
  onDismissReply,
  onOpen,
  onRetry,
  onClose,
}: Props) {
  const [update] = useQueuePage_UpdateMutation();
  const [setStatus] = useQueuePage_SetStatusMutation();
  const refusal: Refusal | null = error ? refusalOf(error) : null;
  if (refusal?.code === 'NOT_FOUND' || !entry) {
    return (
      <FormDialog
        title="Check-In"
        isOpen
        onClose={onClose}
        actions={
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        }
      >
        {!refusal && <LateSkeleton rows={4} />}
        {refusal?.code === 'NOT_FOUND' && <Typography>This check-in is no longer there: it was deleted.</Typography>}
        {refusal && refusal.code !== 'NOT_FOUND' && <LoadFailed message={refusal.message} onRetry={onRetry} />}
      </FormDialog>
    );
  }
  const { id, status: before } = entry;
  const canChange = isToday && entry.isEditable;
  const mode = canChange && rights.mayWrite ? 'all' : canChange && rights.maySetStatus ? 'status' : 'nothing';

  async function save(change: Change, version: number) {
    const saved =
      mode === 'all'
        ? (await update({ variables: { id, version, input: change } })).data?.updateCheckIn
        : (await setStatus({ variables: { id, version, status: change.status } })).data?.setCheckInStatus;
    if (saved) onSaved(saved, saved.status !== before);
    return saved;
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
      onCalled={onCalled}
      onUndo={rights.maySetStatus && canChange ? onUndo : null}
      onDismissReply={onDismissReply}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}
