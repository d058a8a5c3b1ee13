import { useCallback, useState } from 'react';
import { refusalOf, type Refusal } from '../connection/refusal';

export type PlanGate = ReturnType<typeof usePlanGate>;

/** Runs work that needs a plan. If the plan lacks it, opens the plans and shows the warning in `<PlanWarning gate={gate} />`. */
export function usePlanGate() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isOpen, setOpen] = useState(false);

  /** True if `error` says that the plan lacks something. */
  const takeRefusal = useCallback((error: unknown): boolean => {
    const planRefusal = refusalOf(error);
    if (planRefusal.code !== 'INVALID_PLAN') return false;
    setRefusal(planRefusal);
    setOpen(true);
    return true;
  }, []);
  /** The answer, or undefined if the plan lacks it; throws any other error. */
  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    setRefusal(null);
    try {
      return await work();
    } catch (error) {
      if (takeRefusal(error)) return undefined;
      throw error;
    }
  }
  return {
    run,
    takeRefusal,
    refusal,
    isOpen,
    openPlans: () => setOpen(true),
    closePlans: () => setOpen(false),
    dismiss: () => setRefusal(null),
  };
}
