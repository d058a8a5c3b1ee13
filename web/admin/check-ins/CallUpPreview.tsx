import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../ui/phone-number';
import type { Refusal } from '../connection/refusal';
import { ErrorAlert } from '../pieces/ErrorAlert';
import type { CallUpDialog_PreviewQuery } from './call-up.generated';

export type Channel = 'TEXT' | 'CALL';
type Preview = CallUpDialog_PreviewQuery['messagePreview'];
type Props = {
  preview: Preview;
  channel: Channel;
  tooLate: string | null;
  error: Refusal | null;
  onChannel: (channel: Channel) => void;
  onDismiss: () => void;
};

/** What is said before sending where neither text nor call can go out. */
const otherWay = ({ textRefusal, email }: Preview) =>
  `${textRefusal ?? ''} ${email ? 'An e-mail goes out instead.' : 'There is no e-mail address either: nothing can be sent.'}`;

function Message({ preview, channel }: { preview: Preview; channel: Channel }) {
  const byMail = preview.textRefusal !== null;
  const words = byMail ? preview.mailText : channel === 'TEXT' ? preview.text : preview.spoken;
  return (
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
      {byMail && <Typography sx={{ fontWeight: 600, marginBottom: 2 }}>{preview.mailSubject}</Typography>}
      {!byMail && channel === 'CALL' ? `“${words}”` : words}
    </Box>
  );
}

/** Which way, to whom, and what they will read or hear. */
export function CallUpPreview({ preview, channel, tooLate, error, onChannel, onDismiss }: Props) {
  const { textRefusal, email, textsLeft } = preview;
  const left = textsLeft.toLocaleString('en-US');
  return (
    <Stack sx={{ gap: 4 }}>
      <ErrorAlert error={error} onDismiss={onDismiss} />
      {tooLate && !error && <Alert severity="info">{tooLate}</Alert>}
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={channel}
        onChange={(_event, next: Channel | null) => {
          if (next) onChannel(next);
        }}
        aria-label="Call up"
      >
        <ToggleButton value="TEXT" sx={{ minHeight: 'var(--touch)' }}>
          Via Text
        </ToggleButton>
        <ToggleButton value="CALL" sx={{ minHeight: 'var(--touch)' }}>
          Via Call
        </ToggleButton>
      </ToggleButtonGroup>
      {textRefusal && <Alert severity="warning">{otherWay(preview)}</Alert>}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {'To '}
        <strong>{preview.firstName}</strong>
        {`, ${textRefusal && email ? email : formatPhone(preview.phone)}`}
      </Typography>
      {(!textRefusal || email) && <Message preview={preview} channel={channel} />}
      {!textRefusal && (
        <Typography
          variant="body2"
          color="textSecondary"
          className="numbers"
        >{`${left} texts left this month${channel === 'CALL' ? '. A call counts as a text.' : ''}`}</Typography>
      )}
    </Stack>
  );
}
