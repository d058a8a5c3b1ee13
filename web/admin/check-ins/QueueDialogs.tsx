import { CustomerProfileDialog } from '../customers/CustomerProfileDialog';
import { FeedbackInviteDialog } from '../feedback/FeedbackInviteDialog';
import { FeedbackViewDialog } from '../feedback/FeedbackViewDialog';
import { CallUpDialog } from './CallUpDialog';
import type { CheckIn } from './statuses';
import { TableNumberDialog } from './TableNumberDialog';
import { TextDialog } from './TextDialog';

/** A dialog about a check-in, as it was when the dialog opened. */
export interface QueueDialog {
  kind: 'call-up' | 'answer' | 'text' | 'table' | 'profile' | 'get-feedback' | 'view-feedback';
  entry: CheckIn;
}
interface Props {
  open: QueueDialog;
  timeZone: string;
  onChanged: () => void;
  onTable: (entry: CheckIn, before: CheckIn) => void;
  onClose: () => void;
}

export function QueueDialogs({ open: { kind, entry }, timeZone, onChanged, onTable, onClose }: Props) {
  switch (kind) {
    case 'call-up':
      return <CallUpDialog entry={entry} timeZone={timeZone} onCalled={onChanged} onClose={onClose} />;
    case 'answer':
    case 'text':
      return (
        <TextDialog
          entry={entry}
          timeZone={timeZone}
          isAnswer={kind === 'answer'}
          onSent={onChanged}
          onClose={onClose}
        />
      );
    case 'table':
      return <TableNumberDialog entry={entry} onSaved={(result) => onTable(result, entry)} onClose={onClose} />;
    case 'profile':
      return <CustomerProfileDialog customerId={entry.customer.id} open onClose={onClose} />;
    case 'get-feedback':
      return <FeedbackInviteDialog checkIn={entry} open onClose={onClose} />;
    case 'view-feedback':
      return <FeedbackViewDialog checkIn={entry} open onClose={onClose} />;
  }
}
