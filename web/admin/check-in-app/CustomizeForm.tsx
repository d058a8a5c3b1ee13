import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Refusal } from '../connection/refusal';
import { ColorField } from '../pieces/ColorField';
import { asColor, colorRule } from '../pieces/colors';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { ToggleFields } from '../pieces/ToggleFields';
import { PlanWarning } from '../plans/PlanWarning';
import type { PlanGate } from '../plans/use-plan-gate';
import { maxGreeting, maxHeader } from '../limits';
import { AgreementFields } from './AgreementFields';
import { ColorHint } from './ColorHint';
import { swatches } from './colors';
import type { CustomizeValues } from './customize-values';
import { FontPicker } from './FontPicker';
import { FontSizeField } from './FontSizeField';
import { questionToggles, visitToggles } from './toggles';

interface Props {
  form: UseFormReturn<CustomizeValues>;
  error: Refusal | null;
  onDismiss: () => void;
  logoField: ReactNode;
  gate: PlanGate;
}

const ownWords = 'Customers who read Spanish see your own words as you wrote them; the default is translated.';

export function CustomizeForm({ form, error, onDismiss, logoField, gate }: Props) {
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const color = useWatch({ control, name: 'color' });
  const picked = asColor(color);
  return (
    <Stack sx={{ gap: 6 }}>
      <ErrorAlert error={error} onDismiss={onDismiss} />
      <PlanWarning gate={gate} />
      {logoField}
      <Field
        label="Header text"
        maxLength={maxHeader}
        registered={register('headerText', {
          maxLength: { value: maxHeader, message: `The header has at most ${maxHeader} characters.` },
        })}
        error={errors.headerText?.message}
        help={ownWords}
      />
      <Controller
        control={control}
        name="fontFamily"
        render={({ field }) => <FontPicker value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="fontSize"
        render={({ field }) => <FontSizeField value={field.value} onChange={field.onChange} />}
      />
      <ColorField
        swatches={swatches}
        registered={register('color', { validate: colorRule })}
        value={color}
        error={errors.color?.message}
        onPick={(next) => form.setValue('color', next, { shouldDirty: true, shouldValidate: true })}
      >
        {picked && <ColorHint color={picked} />}
      </ColorField>
      <Field
        label="Greeting"
        multiline
        minRows={2}
        maxLength={maxGreeting}
        registered={register('greeting', {
          maxLength: { value: maxGreeting, message: `The greeting has at most ${maxGreeting} characters.` },
        })}
        error={errors.greeting?.message}
        help={`What customers read after checking in. Left empty: 'We will be with you shortly.' ${ownWords}`}
      />
      <Stack component="section" aria-labelledby="customize-questions" sx={{ gap: 2 }}>
        <Typography id="customize-questions" variant="h4" component="h3">
          What the form asks
        </Typography>
        <ToggleFields control={control} toggles={questionToggles} />
      </Stack>
      <Stack component="section" aria-labelledby="customize-agreement" sx={{ gap: 3 }}>
        <Typography id="customize-agreement" variant="h4" component="h3">
          What customers agree to
        </Typography>
        <AgreementFields form={form} />
      </Stack>
      <Stack component="section" aria-labelledby="customize-after" sx={{ gap: 2 }}>
        <Typography id="customize-after" variant="h4" component="h3">
          After the visit
        </Typography>
        <ToggleFields control={control} toggles={visitToggles} />
      </Stack>
    </Stack>
  );
}
