import RenewIcon from '@mui/icons-material/Autorenew';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';

interface Props {
  label: string;
  question: string;
  /** What the old one does afterwards. */
  children: ReactNode;
  onRenew: () => Promise<unknown>;
  /** Says that it worked. */
  notice: string;
}

/** Replaces a link or code after a question. */
export function RenewButton({ label, question, children, onRenew, notice }: Props) {
  const notify = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  async function renew() {
    if (await attempt(onRenew)) notify({ message: notice });
    setAsking(false);
  }
  return (
    <>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Button
        variant="outlined"
        startIcon={<RenewIcon />}
        onClick={() => setAsking(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
      <ConfirmDialog
        title={question}
        confirm={label}
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={() => void renew()}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
