import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect } from 'react';
import { refusalOf } from '../connection/refusal';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import { PlanWarning } from '../plans/PlanWarning';
import type { PlanGate } from '../plans/use-plan-gate';

interface Props {
  title: string;
  isOpen?: boolean;
  /** Label of the send button. */
  submit: string;
  canSend: boolean;
  isBusy: boolean;
  gate: PlanGate;
  /** Why there is no preview. */
  error: unknown;
  onRetry: () => unknown;
  onSend: () => Promise<unknown>;
  onClose: () => void;
  /** The preview, once it is there. */
  children: ReactNode;
}

/** A message to a party with a preview. Opens the plans if the plan does not include it. */
export function MessageDialog({
  title,
  isOpen,
  submit,
  canSend,
  isBusy,
  gate,
  error,
  onRetry,
  onSend,
  onClose,
  children,
}: Props) {
  const { takeRefusal } = gate;
  useEffect(() => {
    if (error) takeRefusal(error);
  }, [error, takeRefusal]);
  const refusal = error ? refusalOf(error) : null;
  const isLacking = refusal?.code === 'INVALID_PLAN';
  const actions = (
    <>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="contained" loading={isBusy} disabled={!canSend} onClick={() => void onSend()}>
        {submit}
      </Button>
    </>
  );
  return (
    <DialogFrame title={title} isOpen={isOpen} onClose={onClose} actions={actions}>
      <PlanWarning gate={gate} />
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
      {!children && !isLacking && <Pending error={error} onRetry={onRetry} rows={2} height={96} />}
      {children}
    </DialogFrame>
  );
}
