import type { UseFormReturn } from 'react-hook-form';
import { maxEmail } from '../../limits';
import { Field } from '../pieces/Field';
import { emailRule, type KeptDraft } from './customer-values';
import { keptFields } from './kept-fields';

/** The e-mail address of a customer, which can stay empty. */
export function EmailField<Values extends KeptDraft>({ form }: { form: UseFormReturn<Values> }) {
  const { register, errors } = keptFields(form);
  return (
    <Field
      label="Email"
      type="email"
      inputMode="email"
      maxLength={maxEmail}
      registered={register('email', { validate: emailRule })}
      error={errors.email?.message}
    />
  );
}
