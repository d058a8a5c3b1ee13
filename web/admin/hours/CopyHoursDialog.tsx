import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { datedWords, namesOfDays, weekdays } from './hour-words';
import type { WeeklyRangeFragment } from './hours.generated';

interface Props {
  weekday: number;
  /** The hours of the week. */
  weekly: readonly WeeklyRangeFragment[];
  onCopy: (toWeekdays: number[]) => Promise<unknown>;
  onClose: () => void;
}

/** Gives the hours of a weekday to others, at first to Monday to Friday. */
export function CopyHoursDialog({ weekday, weekly, onCopy, onClose }: Props) {
  const others = weekdays.map((_, day) => day).filter((day) => day !== weekday);
  const [chosen, setChosen] = useState<readonly number[]>(others.filter((day) => day >= 1 && day <= 5));
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt();
  const submit = () =>
    attempt(async () => {
      await onCopy([...chosen]);
      onClose();
    });
  const wordsOf = (day: number) => datedWords(weekly.filter((range) => range.weekday === day));
  const losing = chosen.filter((day) => !['Closed', wordsOf(weekday)].includes(wordsOf(day)));
  const toggle = (day: number) =>
    setChosen(chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day].sort());
  return (
    <FormDialog
      title={`Copy the hours of ${weekdays[weekday]}`}
      submit="Copy"
      isBusy={isBusy}
      isDisabled={chosen.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      <Typography role="status">
        {losing.length > 0 ? `Replaces the hours of ${namesOfDays(losing)}.` : 'Replaces no other hours.'}
      </Typography>
      <FormGroup role="group" aria-label="Days">
        {others.map((day) => (
          <FormControlLabel
            key={day}
            label={weekdays[day]}
            control={<Checkbox checked={chosen.includes(day)} onChange={() => toggle(day)} />}
          />
        ))}
      </FormGroup>
    </FormDialog>
  );
}
