import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { clockTime } from '../../ui/clock-time';
import { formatPhone } from '../../ui/phone-number';
import { useAccount } from '../accounts/use-account';
import type { Refusal } from '../connection/refusal';
import { dayOf } from '../customers/day-of';
import { MessagePreview, partsWords, textsLeftWords } from '../messages/MessagePreview';
import type { MessagePreviewFieldsFragment } from '../messages/message-preview.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import type { FeedbackEntry } from './feedback-entry';

export type Channel = 'TEXT' | 'EMAIL';

interface Props {
  checkIn: FeedbackEntry;
  preview: MessagePreviewFieldsFragment;
  channel: Channel;
  onChannel: (channel: Channel) => void;
  error: Refusal | null;
  onDismiss: () => void;
}

/** Preview of a request for feedback. */
export function InvitePreview({ checkIn, preview, channel, onChannel, error, onDismiss }: Props) {
  const { firstName, email, phone, textRefusal, textsLeft, textParts } = preview;
  const isText = channel === 'TEXT';
  const ways = [
    { channel: 'TEXT', word: 'Via Text' },
    { channel: 'EMAIL', word: 'Via Email', isDisabled: email === null },
  ] as const;
  return (
    <MessagePreview
      preview={preview}
      label="Ask for feedback"
      ways={ways}
      channel={channel}
      onChannel={onChannel}
      address={isText ? formatPhone(phone) : (email ?? '')}
      words={isText ? preview.text : preview.mailText}
      isMail={!isText}
      allowance={isText && !textRefusal ? `${partsWords(textParts)} ${textsLeftWords(textsLeft)}.` : null}
      before={
        <>
          <ErrorAlert
            error={error}
            about={`${checkIn.customer.firstName} ${checkIn.customer.lastName}`.trim()}
            onDismiss={onDismiss}
          />
          <AskedBefore checkIn={checkIn} firstName={firstName} />
        </>
      }
      notes={
        <>
          {isText && textRefusal && (
            <Alert severity="warning">{`${textRefusal} ${email ? 'It goes by email instead.' : 'There is no email address either: nothing can be sent.'}`}</Alert>
          )}
          {email === null && !textRefusal && (
            <Typography
              variant="body2"
              color="textSecondary"
            >{`There is no email address of ${firstName}.`}</Typography>
          )}
        </>
      }
    />
  );
}

function AskedBefore({ checkIn, firstName }: { checkIn: FeedbackEntry; firstName: string }) {
  const {
    business: { timeZone },
  } = useAccount();
  const { rating, feedbackAskedAt: askedAt } = checkIn;
  if (rating !== null) return <Alert severity="info" role="note">{`${firstName} has rated this visit already.`}</Alert>;
  if (!askedAt) return null;
  const when = `${dayOf(askedAt, timeZone)} at ${clockTime(askedAt, timeZone)}`;
  return <Alert severity="info" role="note">{`${firstName} was asked on ${when}. You can ask again.`}</Alert>;
}
