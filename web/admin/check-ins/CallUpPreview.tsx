import Alert from '@mui/material/Alert';
import { formatPhone } from '../../ui/phone-number';
import type { Refusal } from '../connection/refusal';
import { MessagePreview, partsWords, textsLeftWords } from '../messages/MessagePreview';
import type { MessagePreviewFieldsFragment } from '../messages/message-preview.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';

export type Channel = 'TEXT' | 'CALL';

interface Props {
  name: string;
  preview: MessagePreviewFieldsFragment;
  channel: Channel;
  /** Why it is too late, in a sentence; null when it is not. */
  tooLate: string | null;
  /** When the party was called up before; null when it was not. */
  lastCall: string | null;
  error: Refusal | null;
  onChannel: (channel: Channel) => void;
  onDismiss: () => void;
}

const ways = [
  { channel: 'TEXT', word: 'Via Text' },
  { channel: 'CALL', word: 'Via Call' },
] as const;

function wordsOf({ text, spoken, mailText, textRefusal, email }: MessagePreviewFieldsFragment, channel: Channel) {
  if (textRefusal) return email ? mailText : null;
  return channel === 'CALL' ? `“${spoken}”` : text;
}

/** Preview of a call-up. If neither text nor call can be sent, an e-mail is. */
export function CallUpPreview({ name, preview, channel, tooLate, lastCall, error, onChannel, onDismiss }: Props) {
  const { textRefusal, email, phone, textsLeft, textParts } = preview;
  const left = textsLeftWords(textsLeft);
  const allowance = channel === 'CALL' ? `${left}. A call counts as a text.` : `${partsWords(textParts)} ${left}.`;
  return (
    <MessagePreview
      preview={preview}
      label="Call up"
      ways={ways}
      channel={channel}
      onChannel={onChannel}
      address={textRefusal && email ? email : formatPhone(phone)}
      words={wordsOf(preview, channel)}
      isMail={textRefusal !== null}
      allowance={textRefusal ? null : allowance}
      before={
        <>
          <ErrorAlert error={error} about={name} onDismiss={onDismiss} />
          {tooLate && !error && <Alert severity="info">{tooLate}</Alert>}
          {lastCall && (
            <Alert severity="info">{`${preview.firstName} was called up ${lastCall}. This is once more.`}</Alert>
          )}
        </>
      }
      notes={
        textRefusal && (
          <Alert severity="warning">{`${textRefusal} ${email ? 'An email goes out instead.' : 'There is no email address either: nothing can be sent.'}`}</Alert>
        )
      }
    />
  );
}
