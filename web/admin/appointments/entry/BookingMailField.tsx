import Typography from '@mui/material/Typography';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '../../pieces/ChoiceField';
import type { SettingsDraft } from './settings-draft';

const choices = [
  ['NOBODY', 'Nobody'],
  ['OWNERS', 'Owners'],
  ['STAFF', 'Owners and staff'],
] as const;

/** Who is told of what customers do online. */
export function BookingMailField({ form }: { form: UseFormReturn<SettingsDraft> }) {
  return (
    <Controller
      control={form.control}
      name="bookingMail"
      render={({ field }) => (
        <div>
          <ChoiceField
            label="Tell by email of what customers book, move and cancel online"
            value={field.value}
            choices={choices}
            onChange={field.onChange}
          />
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
            Within five minutes, in one mail for all that happens meanwhile. Staff members who sign in are told of their
            own appointments.
          </Typography>
        </div>
      )}
    />
  );
}
