import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { canReach } from '../connection/use-connected';
import { faultsOf, refusalOf, type Refusal } from '../connection/refusal';
import { useNotice } from './use-notice';

/** `tell` takes the refusal where neither form nor page shall show it. */
export type Attempt = (work: () => Promise<unknown>, tell?: (refusal: Refusal) => void) => Promise<boolean>;

export interface AttemptOptions {
  onlyAtField?: boolean;
}

/**
 * Runs a write, without the notice of the one before; a refusal is in `error` (for ErrorAlert) and, if it names fields, at those of the form. With `onlyAtField` it is in one place: at its
 * field, where it goes when that changes, or in `error`.
 */
export function useAttempt<Fields extends FieldValues = FieldValues>(
  form?: UseFormReturn<Fields>,
  { onlyAtField = false }: AttemptOptions = {},
) {
  const [error, setError] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotice();

  const attempt: Attempt = async (work, tell) => {
    notify(null);
    setError(null);
    setBusy(true);
    try {
      // A call would be tried again and again before it says so.
      if (!navigator.onLine && !(await canReach())) throw new TypeError('Offline');
      await work();
      return true;
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (tell) {
        tell(refusal);
        return false;
      }
      const isAtField = form !== undefined && showAtFields(form, refusal);
      if (!isAtField || !onlyAtField) setError(refusal);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, error, dismiss: () => setError(null), isBusy };
}

/** Shows a refusal at its fields and puts the focus to the first; false if the form has none of them on the screen. */
function showAtFields<Fields extends FieldValues>(form: UseFormReturn<Fields>, refusal: Refusal): boolean {
  const faults = faultsOf(refusal).filter(({ field }) => field in form.getValues());
  for (const [index, { field, message }] of faults.entries())
    form.setError(field as Path<Fields>, { message }, { shouldFocus: index === 0 });
  return faults.some(({ field }) => {
    // A controlled field, such as a rich text, has no element of its own but what gives it the focus.
    const input: object | undefined = form.getFieldState(field as Path<Fields>).error?.ref;
    return input instanceof HTMLElement ? input.isConnected : input !== undefined && 'focus' in input;
  });
}
