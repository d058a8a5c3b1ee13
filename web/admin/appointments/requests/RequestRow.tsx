import WarningIcon from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../../ui/phone-number';
import { ActionRow } from '../../pieces/ActionRow';
import { AnsweredNote } from './AnsweredNote';
import { workWords } from '../grid/grid-blocks';
import { RequestNote } from './RequestNote';
import { type Appointment, nameOf } from '../states';
import { momentWords, onClock, rangeWords } from '../time-words';

export type Answer = 'CONFIRMED' | 'CANCELED';

interface Props {
  request: Appointment;
  timeZone: string;
  /** Whose hours it is outside of, null for those of the business; null for none. */
  outside: { staff: string | null } | null;
  isBusy: boolean;
  /** Whether it was answered, and keeps its place. */
  isAnswered: boolean;
  /** Null for those who may not answer. */
  onAnswer: ((flag: Answer, isByKey: boolean) => void) | null;
  onOpen: () => void;
}

/** Who asks for what and when, and the two answers. */
export function RequestRow({ request, timeZone, outside, isBusy, isAnswered, onAnswer, onOpen }: Props) {
  const { startsAt, endsAt, createdAt, notes, customer } = request;
  const name = nameOf(request);
  return (
    <ActionRow
      actions={
        isAnswered ? (
          <AnsweredNote id={request.id} />
        ) : (
          onAnswer && (
            <>
              <Button
                variant="contained"
                data-confirm={request.id}
                disabled={isBusy}
                aria-label={`Confirm ${name}`}
                onClick={({ detail }) => onAnswer('CONFIRMED', detail === 0)}
              >
                Confirm
              </Button>
              <Button
                color="error"
                disabled={isBusy}
                aria-label={`Decline ${name}`}
                onClick={({ detail }) => onAnswer('CANCELED', detail === 0)}
              >
                Decline
              </Button>
            </>
          )
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
      {outside && (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <WarningIcon fontSize="small" aria-hidden />
          {outside.staff === null ? 'Outside of your business hours' : `Outside of ${outside.staff}'s working hours`}
        </Typography>
      )}
      <Typography color="textSecondary">{workWords(request)}</Typography>
      {customer?.phone && (
        <Link
          href={`tel:+1${customer.phone}`}
          aria-label={`Call ${name}, ${formatPhone(customer.phone)}`}
          sx={{ display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: 'var(--touch)' }}
        >
          {formatPhone(customer.phone)}
        </Link>
      )}
      {notes && <RequestNote notes={notes} />}
      <Typography color="textSecondary">Asked {momentWords(onClock(createdAt, timeZone))}</Typography>
    </ActionRow>
  );
}
