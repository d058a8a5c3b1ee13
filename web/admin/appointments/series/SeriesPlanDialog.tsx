import FreeIcon from '@mui/icons-material/CheckCircleOutlined';
import TakenIcon from '@mui/icons-material/ErrorOutlined';
import OutsideIcon from '@mui/icons-material/ScheduleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '../../pieces/DialogFrame';
import { type Choice, choiceOf, type Choices, decisionsOf, isTaken, type Plan, planTitle } from './plan-choices';
import { seriesWords } from './rule-words';
import { SeriesPlanLine } from './SeriesPlanLine';

interface Props {
  plan: Plan;
  choices: Choices;
  isEvent: boolean;
  timeZone: string;
  isBusy: boolean;
  /** Whether times were taken since the report before. */
  isLate: boolean;
  onChoose: (date: string, choice: Choice) => void;
  onConfirm: () => void;
  onClose: () => void;
}

const icons = { free: FreeIcon, outside: OutsideIcon, taken: TakenIcon };

/** What is in the way of a series before it is saved, and what is to become of each time. */
export function SeriesPlanDialog(props: Props) {
  const { plan, choices, isEvent, timeZone, isBusy, isLate, onChoose, onConfirm, onClose } = props;
  const { times, rule } = plan;
  const count = times.length - decisionsOf(plan, choices).skips.length;
  const what = isEvent ? 'event' : 'appointment';
  return (
    <DialogFrame
      title={planTitle(plan)}
      width="sm"
      isLocked={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" disabled={isBusy} onClick={onClose}>
            Back
          </Button>
          <Button variant="contained" loading={isBusy} disabled={count === 0} onClick={onConfirm}>
            {count === 0 ? 'Nothing to add' : `Add ${count} ${what}${count === 1 ? '' : 's'}`}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {isLate && <Alert severity="warning">Meanwhile other times were taken. Nothing is saved yet.</Alert>}
        <Typography>{seriesWords({ rule, occurrences: times.length, lastDate: times.at(-1)!.date })}.</Typography>
        {times.some(isTaken) && (
          <Typography color="textSecondary">Times that are taken are skipped, unless you book them anyway.</Typography>
        )}
        <Box
          component="ul"
          aria-label="Times"
          sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {times.map((time) => {
            const state = isTaken(time) ? 'taken' : time.isOutsideHours ? 'outside' : 'free';
            return (
              <SeriesPlanLine
                key={time.date}
                time={time}
                first={times[0]!}
                Icon={icons[state]}
                state={state}
                choice={choiceOf(time, choices)}
                timeZone={timeZone}
                onChoose={(choice) => onChoose(time.date, choice)}
              />
            );
          })}
        </Box>
      </Box>
    </DialogFrame>
  );
}
