import { useCallback, useState } from 'react';
import { refusalOf, type Refusal } from '../connection/refusal';

export type PlanGate = ReturnType<typeof usePlanGate>;

/** Runs what needs a plan. Where the plan lacks it, the plans open and the warning stands where `<PlanWarning gate={gate} />` is. */
export function usePlanGate() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isOpen, setOpen] = useState(false);

  /** True if `error` says that the plan lacks something. */
  const caught = useCallback((error: unknown): boolean => {
    const found = refusalOf(error);
    if (found.code !== 'INVALID_PLAN') return false;
    setRefusal(found);
    setOpen(true);
    return true;
  }, []);
  /** The answer, or undefined where the plan lacks it; any other failure is thrown. */
  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    setRefusal(null);
    try {
      return await work();
    } catch (error) {
      if (caught(error)) return undefined;
      throw error;
    }
  }
  return {
    run,
    caught,
    refusal,
    isOpen,
    openPlans: () => setOpen(true),
    closePlans: () => setOpen(false),
    dismiss: () => setRefusal(null),
  };
}
