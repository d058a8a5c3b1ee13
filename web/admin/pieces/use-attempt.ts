import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { refusalOf, type Refusal } from '../connection/refusal';

/** Runs a write; a refusal is in `error` (for ErrorAlert) and, if it names a field, at the form's field. */
export function useAttempt<Fields extends FieldValues = FieldValues>(form?: UseFormReturn<Fields>) {
  const [error, setError] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setError(null);
    setBusy(true);
    try {
      await work();
      return true;
    } catch (failure) {
      const refusal = refusalOf(failure);
      setError(refusal);
      if (form && refusal.field && refusal.field in form.getValues())
        form.setError(refusal.field as Path<Fields>, { message: refusal.message }, { shouldFocus: true });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { attempt, error, dismiss: () => setError(null), isBusy };
}
