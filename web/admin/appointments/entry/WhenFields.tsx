import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { durationText } from '../../../catalogue/catalogue-item';
import { Field } from '../../pieces/Field';
import { momentWords, timeWords } from '../time-words';
import { type AppointmentDraft, spanOf } from './appointment-draft';
import { ClockField } from './ClockField';
import type { EntryForm } from './entry-form';
import { minutesBetween, momentOf, wallOf } from './moments';
import { dateRule, endRule, timeRule } from './when-rules';

const columns = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4, alignItems: 'start' };

/** When it begins and, of an event, ends. The end of an appointment follows from its parts. */
export function WhenFields({ form, draft, isEvent, timeZone, choices, startDate }: EntryForm) {
  const { errors, isSubmitted } = form.formState;
  const set = (name: 'time' | 'endTime' | 'endDate', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });

  const span = spanOf(draft, true, timeZone);
  const minutes = span && Math.max(minutesBetween(...span), 0);
  // The last one that was one: a start passes through what is no date while it is typed.
  const [length, setLength] = useState(minutes ?? 0);
  if (minutes !== null && minutes !== length) setLength(minutes);

  /** The end stays as long after the start as it was. */
  function moveEnd() {
    const start = momentOf(form.getValues(), timeZone);
    if (!start) return;
    const end = wallOf(start.plus({ minutes: length }), timeZone);
    set('endDate', end.date);
    set('endTime', end.time);
  }
  const date = form.register('date', {
    validate: (value) => dateRule(value, startDate, timeZone),
    onChange: moveEnd,
  });
  return (
    <>
      <Box sx={columns}>
        <Field label="Date" type="date" registered={date} error={errors.date?.message} />
        <Controller
          control={form.control}
          name="time"
          rules={{ validate: (time, all) => timeRule({ date: all.date, time }, timeZone) }}
          render={({ field }) => (
            <ClockField
              label="Time"
              value={field.value}
              choices={choices}
              error={errors.time?.message}
              inputRef={field.ref}
              onChange={(time) => {
                set('time', time);
                moveEnd();
              }}
            />
          )}
        />
      </Box>
      {isEvent ? (
        <Box sx={columns}>
          <Field
            label="End date"
            type="date"
            registered={form.register('endDate', { validate: (_date, all) => !isEvent || endRule(all, timeZone) })}
            error={errors.endDate?.message}
          />
          <Controller
            control={form.control}
            name="endTime"
            rules={{ validate: (time, all) => !isEvent || timeRule({ date: all.endDate, time }, timeZone) }}
            render={({ field }) => (
              <ClockField
                label="End time"
                value={field.value}
                choices={choices}
                error={errors.endTime?.message}
                inputRef={field.ref}
                onChange={(time) => set('endTime', time)}
              />
            )}
          />
        </Box>
      ) : (
        <Typography role="status" className="numbers" color="textSecondary">
          {endWords(draft, timeZone)}
        </Typography>
      )}
    </>
  );
}

/** 'Ends at 10:15 AM, 1 h 15 min in all.' */
function endWords(draft: AppointmentDraft, timeZone: string): string {
  const span = spanOf(draft, false, timeZone);
  if (!span) return 'The end follows from the start and the lengths.';
  const [start, end] = span;
  const isSameDay = start.hasSame(end, 'day');
  const words = isSameDay ? `at ${timeWords(end)}` : momentWords(DateTime.max(start, end));
  return `Ends ${words}, ${durationText(minutesBetween(start, end))} in all.`;
}
