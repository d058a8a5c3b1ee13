import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../pieces/Field';
import { FieldFrame } from '../../pieces/FieldFrame';
import { everyRule, type RepeatDraft } from './repeat-draft';
import { weekdays } from './rule-words';

interface Props {
  form: UseFormReturn<RepeatDraft>;
  draft: RepeatDraft;
}

const units = [
  ['DAILY', 'days'],
  ['WEEKLY', 'weeks'],
  ['MONTHLY', 'months'],
] as const;
const monthDays = [
  ['day', 'the same day of the month'],
  ['weekday', 'the same weekday of the month'],
  ['last', 'the last day of the month'],
] as const;

/** Every so many days, weeks or months, and on which of their days. */
export function CustomRepeatFields({ form, draft }: Props) {
  const select = (label: string, name: 'unit' | 'monthBy', choices: readonly (readonly [string, string])[]) => (
    <FieldFrame label={label}>
      {(attributes) => (
        <NativeSelect input={<OutlinedInput />} inputProps={attributes} {...form.register(name)}>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, alignItems: 'start' }}>
        <Field
          label="Every"
          inputMode="numeric"
          registered={form.register('every', {
            validate: (every, all) => all.kind !== 'custom' || everyRule(every, all),
          })}
          error={form.formState.errors.every?.message}
        />
        {select('Unit', 'unit', units)}
      </Box>
      {draft.unit === 'WEEKLY' && <WeekdayField form={form} />}
      {draft.unit === 'MONTHLY' && select('On', 'monthBy', monthDays)}
    </>
  );
}

function WeekdayField({ form }: Pick<Props, 'form'>) {
  const id = useId();
  return (
    <div>
      <FormLabel
        id={id}
        sx={{ display: 'block', marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}
      >
        On these days
      </FormLabel>
      <Controller
        control={form.control}
        name="weekdays"
        render={({ field }) => (
          <ToggleButtonGroup
            fullWidth
            color="primary"
            value={field.value}
            aria-labelledby={id}
            onChange={(_event, next: string[]) => field.onChange(next)}
          >
            {weekdays.map(([code, word]) => (
              <ToggleButton
                key={code}
                value={code}
                aria-label={word}
                sx={{ minHeight: 'var(--touch)', paddingInline: 0, textTransform: 'none' }}
              >
                {word.slice(0, 2)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      />
    </div>
  );
}
