import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { refusalOf, type Refusal } from '../connection/refusal';

/**
 * Runs a write; a refusal is in `error` (for ErrorAlert) and, if it names a field, at the form's field. With `onlyAtField` it is in one place: at its
 * field, where it goes when that changes, or in `error`.
 */
export function useAttempt<Fields extends FieldValues = FieldValues>(
  form?: UseFormReturn<Fields>,
  { onlyAtField = false }: { onlyAtField?: boolean } = {},
) {
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
      const isAtField = form !== undefined && showAtField(form, refusal);
      if (!isAtField || !onlyAtField) setError(refusal);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { attempt, error, dismiss: () => setError(null), isBusy };
}

/** Shows a refusal at its field and puts the focus there; false if the form has no such field on the screen. */
function showAtField<Fields extends FieldValues>(form: UseFormReturn<Fields>, { field, message }: Refusal): boolean {
  if (!field || !(field in form.getValues())) return false;
  const name = field as Path<Fields>;
  form.setError(name, { message }, { shouldFocus: true });
  const input = form.getFieldState(name).error?.ref;
  return input instanceof HTMLElement && input.isConnected;
}
