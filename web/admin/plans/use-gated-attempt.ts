import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Attempt, type AttemptOptions, useAttempt } from '../pieces/use-attempt';
import { usePlanGate } from './use-plan-gate';

/** Runs a write that needs a plan: the gate takes a refusal of the plan, `error` any other, at the fields of the form too. */
export function useGatedAttempt<Fields extends FieldValues = FieldValues>(
  form?: UseFormReturn<Fields>,
  options?: AttemptOptions,
) {
  const gate = usePlanGate();
  const { attempt: attemptAny, error, dismiss, isBusy } = useAttempt(form, options);

  /** True if the work was done. */
  const attempt: Attempt = async (work, tell) => {
    let isDone = false;
    await attemptAny(async () => {
      isDone = (await gate.run(async () => work().then(() => true))) ?? false;
    }, tell);
    return isDone;
  };
  return { attempt, gate, error, dismiss, isBusy };
}
