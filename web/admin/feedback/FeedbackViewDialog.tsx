import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../ui/phone-number';
import { FormDialog } from '../pieces/FormDialog';
import type { FeedbackEntry } from './feedback-entry';
import { isThumbsUp, ratingLabel } from './ratings';

type Props = { checkIn: FeedbackEntry; open: boolean; onClose: () => void };

/** How a party found its visit. */
export function FeedbackViewDialog({ checkIn, open, onClose }: Props) {
  const { customer, temperature, rating, feedback } = checkIn;
  return (
    <FormDialog
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
        <Box>
          <Typography variant="h4" component="p">
            {`${customer.firstName} ${customer.lastName}`.trim()}
          </Typography>
          <Typography className="numbers" color="textSecondary">
            {formatPhone(customer.phone)}
          </Typography>
          {customer.email && (
            <Link
              href={`mailto:${customer.email}`}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {customer.email}
            </Link>
          )}
          {temperature && (
            <Typography className="numbers" color="textSecondary">{`Temperature ${temperature} °F`}</Typography>
          )}
        </Box>
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
    </FormDialog>
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
