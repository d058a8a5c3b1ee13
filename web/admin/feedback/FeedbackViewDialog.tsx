import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ratingLabel } from '../../ui/ratings';
import { CustomerContact } from '../customers/CustomerContact';
import { DialogFrame } from '../pieces/DialogFrame';
import type { FeedbackEntry } from './feedback-entry';
import { isThumbsUp } from './ratings';

interface Props {
  checkIn: FeedbackEntry;
  open: boolean;
  onClose: () => void;
}

/** Shows a party's feedback. */
export function FeedbackViewDialog({ checkIn, open, onClose }: Props) {
  const { customer, temperature, rating, feedback } = checkIn;
  return (
    <DialogFrame
      title="Feedback"
      isOpen={open}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack sx={{ gap: 5, overflowWrap: 'anywhere' }}>
        <CustomerContact customer={customer} variant="h4">
          {temperature && (
            <Typography className="numbers" color="textSecondary">{`Temperature ${temperature} °F`}</Typography>
          )}
        </CustomerContact>
        {rating === null ? <Typography>They have not rated their visit.</Typography> : <Verdict rating={rating} />}
        {rating !== null &&
          (feedback ? (
            <Typography component="blockquote" sx={{ margin: 0, whiteSpace: 'pre-wrap' }}>
              {feedback}
            </Typography>
          ) : (
            <Typography color="textSecondary">They wrote nothing.</Typography>
          ))}
      </Stack>
    </DialogFrame>
  );
}

function Verdict({ rating }: { rating: number }) {
  const isUp = isThumbsUp(rating);
  const token = isUp ? 'ready' : 'canceled';
  const Icon = isUp ? ThumbUpIcon : ThumbDownIcon;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        padding: 4,
        borderRadius: 3,
        background: `var(--color-${token}-soft)`,
      }}
    >
      <Icon titleAccess={isUp ? 'Thumbs up' : 'Thumbs down'} sx={{ color: `var(--color-${token})`, fontSize: 32 }} />
      <Box>
        <Typography sx={{ fontWeight: 650 }}>{ratingLabel(rating)}</Typography>
        <Typography variant="body2" className="numbers">{`${rating} of 5`}</Typography>
      </Box>
    </Box>
  );
}
