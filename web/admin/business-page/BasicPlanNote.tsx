import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { PlansDialog } from '../plans/PlansDialog';
import { usePlanGate } from '../plans/use-plan-gate';

/** Says what visitors see while the plan has no business page, and shows the plans. */
export function BasicPlanNote() {
  const { isOpen, openPlans, closePlans } = usePlanGate();
  return (
    <>
      <Alert
        severity="info"
        role="note"
        action={
          <Button color="inherit" onClick={openPlans}>
            See plans
          </Button>
        }
      >
        Your plan has no business page: visitors see your name, phone and address only. What you enter here is kept.
      </Alert>
      <PlansDialog open={isOpen} onClose={closePlans} />
    </>
  );
}
