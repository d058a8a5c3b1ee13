import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { languageName } from './language-name';
import type { MessagePreviewFieldsFragment } from './message-preview.generated';

interface Way<Channel extends string> {
  channel: Channel;
  word: string;
  isDisabled?: boolean;
}

interface Props<Channel extends string> {
  preview: MessagePreviewFieldsFragment;
  /** Label of the choice of a channel. */
  label: string;
  ways: readonly Way<Channel>[];
  channel: Channel;
  onChannel: (channel: Channel) => void;
  /** Recipient's number or address. */
  address: string;
  /** Words of the message; null if nothing can be sent. */
  words: string | null;
  /** Whether `words` are sent as an e-mail, with the preview's subject. */
  isMail: boolean;
  /** Note on the texts of the month; null if none is used. */
  allowance: string | null;
  /** Above the choice. */
  before?: ReactNode;
  /** Between the choice and the message. */
  notes?: ReactNode;
}

/** A message before it is sent: channel, recipient and words. */
export function MessagePreview<Channel extends string>({
  preview,
  label,
  ways,
  channel,
  onChannel,
  address,
  words,
  isMail,
  allowance,
  before,
  notes,
}: Props<Channel>) {
  return (
    <Stack sx={{ gap: 4 }}>
      {before}
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={channel}
        onChange={(_event, next: Channel | null) => {
          if (next) onChannel(next);
        }}
        aria-label={label}
      >
        {ways.map(({ channel: value, word, isDisabled }) => (
          <ToggleButton key={value} value={value} disabled={isDisabled} sx={{ minHeight: 'var(--touch)' }}>
            {word}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {notes}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {'To '}
        <strong>{preview.firstName}</strong>
        {`, ${address}`}
      </Typography>
      {words !== null && preview.language !== 'en' && (
        <Typography variant="body2" color="textSecondary">
          {`In ${languageName(preview.language)}, the language that ${preview.firstName} chose.`}
        </Typography>
      )}
      {words !== null && (
        <Box
          role="group"
          aria-label="Preview"
          lang={preview.language}
          sx={{
            padding: 4,
            borderRadius: 3,
            background: 'var(--color-surface-2)',
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
          }}
        >
          {isMail && <Typography sx={{ fontWeight: 600, marginBottom: 2 }}>{preview.mailSubject}</Typography>}
          {words}
        </Box>
      )}
      {allowance && (
        <Typography variant="body2" color="textSecondary" className="numbers">
          {allowance}
        </Typography>
      )}
    </Stack>
  );
}

/** 'Goes out in 2 parts, and counts as one text.' */
export const partsWords = (parts: number): string =>
  parts === 1 ? 'Goes out in 1 part.' : `Goes out in ${parts} parts, and counts as one text.`;

/** '12 texts left this month'. */
export const textsLeftWords = (textsLeft: number): string =>
  `${textsLeft.toLocaleString('en-US')} texts left this month`;
