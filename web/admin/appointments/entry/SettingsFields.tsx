import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Controller, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '../../pieces/ChoiceField';
import { Field } from '../../pieces/Field';
import { BookingMailField } from './BookingMailField';
import { EarliestField } from './EarliestField';
import { LateFields } from './LateFields';
import { OwnChangeFields } from './OwnChangeFields';
import { bufferRule, type SettingsDraft, slotsRule, windowRule } from './settings-draft';

const intervals = ['15', '30', '45', '60'].map((minutes) => [minutes, minutes] as const);
const views = [
  ['DAY', 'Day'],
  ['WEEK', 'Week'],
] as const;

const confirmations = [
  ['STAFF', 'None'],
  ['KNOWN', 'Known customers'],
  ['EVERYONE', 'Everyone'],
] as const;

interface NumberProps {
  form: UseFormReturn<SettingsDraft>;
  name: FieldPath<SettingsDraft>;
  label: string;
  help: string;
  rule: (text: string) => true | string;
}

const NumberField = ({ form, name, rule, ...words }: NumberProps) => (
  <Field
    {...words}
    inputMode="numeric"
    maxLength={5}
    registered={form.register(name, { validate: rule })}
    error={form.formState.errors[name]?.message}
  />
);

const Help = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
    {children}
  </Typography>
);

/** Fields under a heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 5 }}>
      <Typography id={id} variant="h4" component="h3">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

/** How the calendar looks, and what customers can book. */
export const SettingsFields = ({ form }: { form: UseFormReturn<SettingsDraft> }) => (
  <Stack sx={{ gap: 7 }}>
    <Group title="Calendar">
      <Controller
        control={form.control}
        name="calendarView"
        render={({ field }) => (
          <div>
            <ChoiceField label="View" value={field.value} choices={views} onChange={field.onChange} />
            <Help>What the calendar shows when it opens.</Help>
          </div>
        )}
      />
      <Controller
        control={form.control}
        name="bookingInterval"
        render={({ field }) => (
          <div>
            <ChoiceField
              label="Booking interval in minutes"
              value={field.value}
              choices={intervals}
              onChange={field.onChange}
            />
            <Help>Bookable times are so far apart, and a booking lasts so long if its services have no duration.</Help>
          </div>
        )}
      />
      <NumberField
        form={form}
        name="bookingSlots"
        label="Places side by side"
        rule={slotsRule}
        help="How many appointments fit at the same time that no staff member in particular does. Without staff, that is all of them."
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
        <NumberField
          form={form}
          name="bufferBefore"
          label="Minutes free before an appointment"
          rule={bufferRule}
          help="For setting up. Nothing can be booked in them. Appointments made earlier stay as they are."
        />
        <NumberField
          form={form}
          name="bufferAfter"
          label="Minutes free after an appointment"
          rule={bufferRule}
          help="For cleaning up, or a break."
        />
      </Box>
    </Group>
    <Group title="Online booking">
      <EarliestField form={form} />
      <NumberField
        form={form}
        name="windowDays"
        label="Latest booking, in days ahead"
        rule={windowRule}
        help="Customers cannot book later than so many days from today. You can."
      />
      <Controller
        control={form.control}
        name="confirmation"
        render={({ field }) => (
          <div>
            <ChoiceField
              label="Confirmed without you"
              value={field.value}
              choices={confirmations}
              onChange={field.onChange}
            />
            <Help>
              Bookings of customers who had a confirmed appointment before and prove their phone, or all of them.
            </Help>
          </div>
        )}
      />

      <OwnChangeFields form={form} />
      <BookingMailField form={form} />
    </Group>
    <Group title="Late arrivals">
      <LateFields form={form} />
    </Group>
  </Stack>
);
