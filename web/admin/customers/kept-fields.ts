import type { Control, FieldErrors, UseFormRegister, UseFormReturn } from 'react-hook-form';
import type { KeptDraft } from './customer-values';

/** What a form has in common with every form that has these fields, whatever else it has. */
export const keptFields = <Values extends KeptDraft>({ register, control, formState }: UseFormReturn<Values>) => ({
  register: register as unknown as UseFormRegister<KeptDraft>,
  control: control as unknown as Control<KeptDraft>,
  errors: formState.errors as FieldErrors<KeptDraft>,
});
