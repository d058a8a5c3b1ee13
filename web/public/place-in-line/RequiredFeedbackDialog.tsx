import { useState } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { ModalDialog } from '../../ui/ModalDialog';
import { FeedbackText } from './FeedbackText';
import style from './LeaveDialog.module.css';

interface RequiredFeedbackDialogProps {
  text: string;
  failure?: string;
  isBusy: boolean;
  onText(text: string): void;
  onDismiss(): void;
  onBack(): void;
  onSend(): void;
}

/** Asks for a reason before a bad rating is sent. */
export function RequiredFeedbackDialog({
  text,
  failure,
  isBusy,
  onText,
  onDismiss,
  onBack,
  onSend,
}: RequiredFeedbackDialogProps) {
  const [isMissing, setIsMissing] = useState(false);
  const send = () => {
    if (text.trim() === '') setIsMissing(true);
    else onSend();
  };
  return (
    <ModalDialog title="We’re Sorry to Hear That" onClose={onBack}>
      <p>Please tell us what went wrong, so that we can do better.</p>
      {failure !== undefined && <AlertBox message={failure} onDismiss={onDismiss} />}
      <FeedbackText
        value={text}
        error={isMissing ? 'Please tell us about your experience.' : undefined}
        onChange={(next) => {
          setIsMissing(false);
          onText(next);
        }}
      />
      <div className={style.actions}>
        <button type="button" className="button" data-kind="quiet" onClick={onBack}>
          Back
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={send}>
          {isBusy ? 'Sending…' : 'Send'}
        </button>
      </div>
    </ModalDialog>
  );
}
