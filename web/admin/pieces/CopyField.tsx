import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState, type ReactNode } from 'react';
import { copyField } from '../../ui/copy-field';

interface Props {
  label: string;
  text: string;
  /** Of the button. */
  word?: string;
  /** Once it is in the clipboard. */
  copied?: string;
  /** Shows a long text in as many lines as it needs. */
  multiline?: boolean;
  /** Buttons that belong to the text, beside that which copies it. */
  children?: ReactNode;
}

export function CopyField({ label, text, word = 'Copy', copied = 'Copied.', multiline = false, children }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [answer, setAnswer] = useState<'copied' | 'selected' | null>(null);
  async function onPress() {
    if (input.current) setAnswer((await copyField(input.current)) ? 'copied' : 'selected');
  }
  return (
    <FormControl fullWidth>
      <FormLabel
        htmlFor={id}
        sx={{ marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          '& .MuiButton-root': { whiteSpace: 'nowrap', flex: { xs: children ? '1 1 40%' : 'none', sm: 'none' } },
        }}
      >
        <OutlinedInput
          id={id}
          size="small"
          inputRef={input}
          value={text}
          readOnly
          title={text}
          multiline={multiline}
          onFocus={(event) => event.target.select()}
          sx={{
            flex: multiline ? '1 1 100%' : '1 1 220px',
            minWidth: 0,
            minHeight: 'var(--touch)',
            '& input': { textOverflow: 'ellipsis' },
          }}
        />
        <Button
          variant="outlined"
          onClick={() => void onPress()}
          startIcon={answer === 'copied' ? <CheckIcon /> : <CopyIcon />}
        >
          {word}
        </Button>
        {children}
      </Box>
      <FormHelperText role="status" sx={{ minHeight: '1.66em' }}>
        {answer === 'copied'
          ? copied
          : answer === 'selected'
            ? 'The text is selected: copy it with your keyboard or a long press.'
            : ''}
      </FormHelperText>
    </FormControl>
  );
}
