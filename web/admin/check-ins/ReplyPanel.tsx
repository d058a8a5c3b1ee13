import TextIcon from '@mui/icons-material/TextsmsOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { clockTime } from '../../ui/clock-time';
import type { CheckIn } from './statuses';

interface Props {
  entry: CheckIn;
  timeZone: string;
  onAnswer: (() => void) | null;
  onDismiss: (() => void) | null;
}

/** In the update form: the party's unanswered text. */
export function ReplyPanel({ entry, timeZone, onAnswer, onDismiss }: Props) {
  const { reply, repliedAt, customer } = entry;
  if (reply === null) return null;
  return (
    <Alert
      severity="warning"
      icon={<TextIcon />}
      role="note"
      aria-label={`Text of ${customer.firstName}`}
      sx={{ overflowWrap: 'anywhere' }}
    >
      <q>{reply}</q>
      <Box sx={{ fontSize: 'var(--text-s)', color: 'text.secondary' }}>
        {repliedAt ? `${customer.firstName}, ${clockTime(repliedAt, timeZone)}` : customer.firstName}
      </Box>
      {onAnswer && onDismiss && (
        <Box sx={{ display: 'flex', gap: 2, marginTop: 1 }}>
          <Button color="inherit" variant="outlined" onClick={onAnswer}>
            Answer
          </Button>
          <Button color="inherit" onClick={onDismiss}>
            Dismiss
          </Button>
        </Box>
      )}
    </Alert>
  );
}
