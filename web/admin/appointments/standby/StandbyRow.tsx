import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../../ui/phone-number';
import { ActionRow } from '../../pieces/ActionRow';
import { momentWords, onClock } from '../time-words';
import { stateWords, type Standby, visitWords, wantedWords } from './standby-words';

interface Props {
  standby: Standby;
  timeZone: string;
  /** Null for those who may not. */
  onBook: (() => void) | null;
  onRemove: () => void;
}

/** Who waits, for what and since when, and what can be done. */
export function StandbyRow({ standby, timeZone, onBook, onRemove }: Props) {
  const { customer, createdAt } = standby;
  const name = `${customer.firstName} ${customer.lastName}`;
  return (
    <ActionRow
      actions={
        <>
          {onBook && (
            <Button variant="outlined" aria-label={`Book for ${name}`} onClick={onBook}>
              Book…
            </Button>
          )}
          <Button color="error" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>
        {name} · {formatPhone(customer.phone)}
      </Typography>
      <Typography>{wantedWords(standby)}</Typography>
      <Typography color="textSecondary">{visitWords(standby)}</Typography>
      <Typography color="textSecondary">
        {stateWords(standby, timeZone)} · since {momentWords(onClock(createdAt, timeZone))}
      </Typography>
    </ActionRow>
  );
}
