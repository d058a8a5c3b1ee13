import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { useState } from 'react';
import type { HoursExceptionInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { Pending } from '../pieces/Pending';
import { useAttempt } from '../pieces/use-attempt';
import { dateWords } from '../hours/hour-words';
import { useHolidaysDialog_HolidaysQuery } from './hours.generated';

interface Props {
  timeZone: string;
  /** Dates that have an exception. */
  taken: readonly string[];
  onAdd: (input: HoursExceptionInput) => Promise<unknown>;
  onClose: () => void;
}

/** Holidays of the coming year, to be closed on. */
export function HolidaysDialog({ timeZone, taken, onAdd, onClose }: Props) {
  const today = DateTime.now().setZone(timeZone);
  const {
    data,
    error: loadError,
    refetch,
  } = useHolidaysDialog_HolidaysQuery({
    variables: { year: today.year, nextYear: today.year + 1 },
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const from = today.toISODate() ?? '';
  const to = today.plus({ years: 1 }).toISODate() ?? '';
  const holidays = [...(data?.holidays ?? []), ...(data?.nextHolidays ?? [])].filter(
    ({ date }) => date >= from && date < to && !taken.includes(date),
  );
  const submit = () =>
    attempt(async () => {
      for (const { date, name } of holidays.filter((holiday) => chosen.includes(holiday.date)))
        await onAdd({ date, name, ranges: [] });
      onClose();
    });
  const toggle = (date: string) =>
    setChosen(chosen.includes(date) ? chosen.filter((each) => each !== date) : [...chosen, date]);
  const count = holidays.filter(({ date }) => chosen.includes(date)).length;
  return (
    <FormDialog
      title="US Holidays"
      submit={count > 1 ? `Add ${count} dates` : 'Add'}
      isBusy={isBusy}
      isDisabled={count === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Typography>Choose when you are closed. You can give a date other hours afterwards.</Typography>
      {data ? (
        <FormGroup role="group" aria-label="Holidays">
          {holidays.map(({ date, name }) => (
            <FormControlLabel
              key={date}
              label={`${name}, ${dateWords(date)}`}
              control={<Checkbox checked={chosen.includes(date)} onChange={() => toggle(date)} />}
            />
          ))}
          {holidays.length === 0 && <Typography color="textSecondary">You have all of them.</Typography>}
        </FormGroup>
      ) : (
        <Pending error={loadError} onRetry={refetch} rows={6} height={44} />
      )}
    </FormDialog>
  );
}
