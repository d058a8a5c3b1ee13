import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { clockTime } from '../../ui/clock-time';
import { formatPhone } from '../../ui/phone-number';
import { useAccount } from '../accounts/use-account';
import type { Refusal } from '../connection/refusal';
import { dayOf } from '../customers/day-of';
import { ErrorAlert } from '../pieces/ErrorAlert';
import type { FeedbackInvite_PreviewQuery } from './feedback.generated';
import type { FeedbackEntry } from './feedback-entry';
import type { Channel } from './FeedbackInviteDialog';

type Props = {
  checkIn: FeedbackEntry;
  preview: FeedbackInvite_PreviewQuery['messagePreview'];
  channel: Channel;
  onChannel: (channel: Channel) => void;
  error: Refusal | null;
  onDismiss: () => void;
};

/** Which way, to whom, and what they will read. */
export function InvitePreview({ checkIn, preview, channel, onChannel, error, onDismiss }: Props) {
  const {
    business: { timeZone },
  } = useAccount();
  const isText = channel === 'TEXT';
  return (
    <Stack sx={{ gap: 4 }}>
      <ErrorAlert error={error} onDismiss={onDismiss} />
      {checkIn.rating !== null && (
        <Alert severity="info" role="note">{`${preview.firstName} has rated this visit already.`}</Alert>
      )}
      {checkIn.rating === null && checkIn.feedbackAskedAt && (
        <Alert
          severity="info"
          role="note"
        >{`${preview.firstName} was asked on ${dayOf(checkIn.feedbackAskedAt, timeZone)} at ${clockTime(checkIn.feedbackAskedAt, timeZone)}. You can ask again.`}</Alert>
      )}
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={channel}
        onChange={(_event, next: Channel | null) => {
          if (next) onChannel(next);
        }}
        aria-label="Ask for feedback"
      >
        <ToggleButton value="TEXT" sx={{ minHeight: 'var(--touch)' }}>
          Via Text
        </ToggleButton>
        <ToggleButton value="EMAIL" disabled={preview.email === null} sx={{ minHeight: 'var(--touch)' }}>
          Via E-mail
        </ToggleButton>
      </ToggleButtonGroup>
      {isText && preview.textRefusal && (
        <Alert severity="warning">{`${preview.textRefusal} ${preview.email ? 'It goes by e-mail instead.' : 'There is no e-mail address either: nothing can be sent.'}`}</Alert>
      )}
      {preview.email === null && !preview.textRefusal && (
        <Typography
          variant="body2"
          color="textSecondary"
        >{`There is no e-mail address of ${preview.firstName}.`}</Typography>
      )}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {'To '}
        <strong>{preview.firstName}</strong>
        {`, ${isText ? formatPhone(preview.phone) : (preview.email ?? '')}`}
      </Typography>
      <Box
        role="group"
        aria-label="Preview"
        sx={{
          padding: 4,
          borderRadius: 3,
          background: 'var(--color-surface-2)',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        }}
      >
        {!isText && <Typography sx={{ fontWeight: 600, marginBottom: 2 }}>{preview.mailSubject}</Typography>}
        {isText ? preview.text : preview.mailText}
      </Box>
      {isText && !preview.textRefusal && (
        <Typography
          variant="body2"
          color="textSecondary"
          className="numbers"
        >{`${preview.textsLeft.toLocaleString('en-US')} texts left this month`}</Typography>
      )}
    </Stack>
  );
}
