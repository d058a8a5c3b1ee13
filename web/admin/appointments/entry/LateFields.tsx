import Typography from '@mui/material/Typography';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '../../pieces/ChoiceField';
import { Field } from '../../pieces/Field';
import { lateRule, type SettingsDraft } from './settings-draft';

const choices = [
  ['END', 'The end of the line'],
  ['KEEP', 'Their place'],
] as const;

/** The place in line of customers who come late for their appointment. */
export function LateFields({ form }: { form: UseFormReturn<SettingsDraft> }) {
  return (
    <>
      <Field
        label="Grace for late arrivals, in minutes"
        inputMode="numeric"
        maxLength={3}
        registered={form.register('lateMinutes', { validate: lateRule })}
        error={form.formState.errors.lateMinutes?.message}
        help="Who booked stands in line from the time of the appointment, and keeps that place if they come at most this late."
      />
      <Controller
        control={form.control}
        name="lateArrival"
        render={({ field }) => (
          <div>
            <ChoiceField label="Later than that" value={field.value} choices={choices} onChange={field.onChange} />
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
              At the end they wait like somebody who walks in at that moment.
            </Typography>
          </div>
        )}
      />
    </>
  );
}
