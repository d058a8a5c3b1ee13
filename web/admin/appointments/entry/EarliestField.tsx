import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { ChoiceField } from '../../pieces/ChoiceField';
import { Field } from '../../pieces/Field';
import { noticeRule, type SettingsDraft } from './settings-draft';

const units = [
  ['MINUTES', 'Minutes'],
  ['HOURS', 'Hours'],
] as const;

/** How soon customers can come after they booked. */
export function EarliestField({ form }: { form: UseFormReturn<SettingsDraft> }) {
  const id = useId();
  const earliest = useWatch({ control: form.control, name: 'earliest' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography id={id} sx={{ fontWeight: 600, fontSize: 'var(--text-s)' }}>
          Earliest booking
        </Typography>
        <Controller
          control={form.control}
          name="earliest"
          render={({ field }) => (
            <RadioGroup aria-labelledby={id} value={field.value} onChange={(_event, value) => field.onChange(value)}>
              <FormControlLabel
                value="NEXT_DAY"
                control={<Radio />}
                label="From the next day on"
                sx={{ minHeight: 'var(--touch)' }}
              />
              <FormControlLabel
                value="AHEAD"
                control={<Radio />}
                label="On the same day too, some time ahead"
                sx={{ minHeight: 'var(--touch)' }}
              />
            </RadioGroup>
          )}
        />
      </div>
      {earliest === 'AHEAD' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
          <Field
            label="Time ahead"
            inputMode="numeric"
            maxLength={5}
            registered={form.register('notice', { validate: noticeRule, deps: 'noticeUnit' })}
            error={form.formState.errors.notice?.message}
            help="So long before it begins a time can still be booked."
          />
          <Controller
            control={form.control}
            name="noticeUnit"
            render={({ field }) => (
              <ChoiceField label="Counted in" value={field.value} choices={units} onChange={field.onChange} />
            )}
          />
        </Box>
      )}
    </Box>
  );
}
