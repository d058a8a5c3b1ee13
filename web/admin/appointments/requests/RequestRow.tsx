import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { staffWords } from '../grid/grid-blocks';
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
  const { startsAt, endsAt, createdAt, notes, parts } = request;
  const name = nameOf(request);
  const products = parts.flatMap((part) => part.products.map((product) => product.name)).join(', ');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        paddingBlock: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component="button"
          type="button"
          onClick={onOpen}
          sx={{ minHeight: 'var(--touch)', textAlign: 'left', font: 'inherit', fontWeight: 600 }}
        >
          {name}
        </Link>
        <Typography>{rangeWords(onClock(startsAt, timeZone), onClock(endsAt, timeZone))}</Typography>
        <Typography color="textSecondary">
          {products ? `${products} with` : 'With'} {staffWords(request)}
        </Typography>
        {notes && <Typography color="textSecondary">“{notes}”</Typography>}
        <Typography color="textSecondary">Asked {momentWords(onClock(createdAt, timeZone))}</Typography>
      </Box>
      {onAnswer && (
        <Box sx={{ display: 'flex', gap: 2 }}>
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
        </Box>
      )}
    </Box>
  );
}
