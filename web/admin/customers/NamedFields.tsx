import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import type { FieldErrors, UseFormRegister, UseFormReturn } from 'react-hook-form';
import { maxPersonName } from '../../limits';
import { Field } from '../pieces/Field';
import { SelectField } from '../pieces/SelectField';
import { birthYears } from './birth-years';
import { monthNames } from './customer-words';
import { birthdayRule, type NamedDraft, numberOf, required } from './customer-values';

interface Props<Values extends NamedDraft> {
  form: UseFormReturn<Values>;
  autoFocus?: boolean;
  /** Between names and birthday. */
  children?: ReactNode;
}

const months = monthNames.map((name, index) => [String(index + 1), name] as const);

/** First and last name, and a birthday that can stay empty. */
export function NamedFields<Values extends NamedDraft>({ form, autoFocus, children }: Props<Values>) {
  const id = useId();
  // Of these fields the form is one, whatever else it has.
  const register = form.register as unknown as UseFormRegister<NamedDraft>;
  const errors = form.formState.errors as FieldErrors<NamedDraft>;
  const [years] = useState(() =>
    birthYears(new Date().getFullYear(), numberOf(form.formState.defaultValues?.birthYear ?? '')),
  );
  const fault = errors.birthDay?.message ?? errors.birthMonth?.message ?? errors.birthYear?.message;
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 5, sm: 4 } }}>
        <Field
          label="First name"
          maxLength={maxPersonName}
          autoFocus={autoFocus}
          registered={register('firstName', { validate: required('Enter the first name.') })}
          error={errors.firstName?.message}
        />
        <Field
          label="Last name"
          maxLength={maxPersonName}
          registered={register('lastName', { validate: required('Enter the last name.') })}
          error={errors.lastName?.message}
        />
      </Stack>
      {children}
      <Box role="group" aria-label="Birthday" aria-describedby={fault && `${id}-fault`}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr)' }}>
          <SelectField label="Birth month" options={months} registered={register('birthMonth', { deps: 'birthDay' })} />
          <Field
            label="Birth day"
            inputMode="numeric"
            maxLength={2}
            registered={register('birthDay', { validate: (_day, draft) => birthdayRule(draft) })}
          />
          <SelectField label="Birth year" options={years} registered={register('birthYear', { deps: 'birthDay' })} />
        </Box>
        {fault && (
          <FormHelperText error id={`${id}-fault`}>
            {fault}
          </FormHelperText>
        )}
      </Box>
    </>
  );
}
