import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { FormDraft } from './form-values';
import { FormTextFields } from './FormTextFields';
import { SignerFields } from './SignerFields';
import { VersionsNote } from './VersionsNote';

interface Props {
  form: UseFormReturn<FormDraft>;
  /** A PDF has pages instead of a text. */
  isPdf?: boolean;
}

/** Title, text, signature and fields of a form. */
export function FormFields({ form, isPdf = false }: Props) {
  return (
    <>
      <VersionsNote />
      <FormTextFields form={form} isPdf={isPdf} />
      <Controller
        control={form.control}
        name="signatureRequired"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <FormControlLabel
            label="Signature required"
            control={
              <Checkbox
                checked={value}
                onChange={(_event, isChecked) => onChange(isChecked)}
                onBlur={onBlur}
                slotProps={{ input: { ref } }}
              />
            }
          />
        )}
      />
      <SignerFields form={form} />
    </>
  );
}
