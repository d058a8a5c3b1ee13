import { ErrorAlert } from '../pieces/ErrorAlert';
import { PlansDialog } from './PlansDialog';
import type { PlanGate } from './use-plan-gate';

/** errorInvalidPlan: the dismissible warning and the plans dialog. */
export function PlanWarning({ gate }: { gate: PlanGate }) {
  return (
    <>
      <ErrorAlert error={gate.refusal} onDismiss={gate.dismiss} />
      <PlansDialog open={gate.isOpen} reason={gate.refusal?.message} onClose={gate.closePlans} />
    </>
  );
}
