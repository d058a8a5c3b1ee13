import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ActionRow } from '../../pieces/ActionRow';
import { workWords } from '../grid/grid-blocks';
import { type Appointment, nameOf } from '../states';
import { momentWords, onClock, rangeWords } from '../time-words';

interface Props {
  request: Appointment;
  timeZone: string;
  isBusy: boolean;
  /** Null for those who may not answer. */
  onAnswer: ((flag: 'CONFIRMED' | 'CANCELED') => void) | null;
  onOpen: () => void;
}

/** Who asks for what and when, and the two answers. */
export function RequestRow({ request, timeZone, isBusy, onAnswer, onOpen }: Props) {
  const { startsAt, endsAt, createdAt, notes } = request;
  const name = nameOf(request);
  return (
    <ActionRow
      actions={
        onAnswer && (
          <>
            <Button
              variant="contained"
              disabled={isBusy}
              aria-label={`Confirm ${name}`}
              onClick={() => onAnswer('CONFIRMED')}
            >
              Confirm
            </Button>
            <Button color="error" disabled={isBusy} aria-label={`Decline ${name}`} onClick={() => onAnswer('CANCELED')}>
              Decline
            </Button>
          </>
        )
      }
    >
      <Link
        component="button"
        type="button"
        onClick={onOpen}
        sx={{ minHeight: 'var(--touch)', textAlign: 'left', font: 'inherit', fontWeight: 600 }}
      >
        {name}
      </Link>
      <Typography>{rangeWords(onClock(startsAt, timeZone), onClock(endsAt, timeZone))}</Typography>
      <Typography color="textSecondary">{workWords(request)}</Typography>
      {notes && <Typography color="textSecondary">“{notes}”</Typography>}
      <Typography color="textSecondary">Asked {momentWords(onClock(createdAt, timeZone))}</Typography>
    </ActionRow>
  );
}
