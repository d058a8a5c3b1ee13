import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { PlansDialog } from './PlansDialog';
import { usePlanGate } from './use-plan-gate';

/** Says at the top of a page what the plan lacks, and shows the plans. */
export function PlanNote({ children }: { children: ReactNode }) {
  const { isOpen, openPlans, closePlans } = usePlanGate();
  return (
    <>
      <Alert
        severity="info"
        role="note"
        action={
          <Button color="inherit" onClick={openPlans} sx={{ whiteSpace: 'nowrap' }}>
            See plans
          </Button>
        }
      >
        {children}
      </Alert>
      <PlansDialog open={isOpen} onClose={closePlans} />
    </>
  );
}
