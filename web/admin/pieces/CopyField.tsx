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
  /** Buttons that belong to the text, beside that which copies it. */
  children?: ReactNode;
}

/** A text to copy, all of it in sight. */
export function CopyField({ label, text, word = 'Copy', copied = 'Copied.', children }: Props) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [answer, setAnswer] = useState<'copied' | 'selected' | null>(null);
  async function onPress() {
    if (input.current) setAnswer((await copyField(input.current)) ? 'copied' : 'selected');
  }
  return (
    <FormControl fullWidth sx={{ gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <FormLabel htmlFor={id} sx={{ fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}>
          {label}
        </FormLabel>
        <FormHelperText role="status" sx={{ margin: 0, lineHeight: 1 }}>
          {answer === 'copied'
            ? copied
            : answer === 'selected'
              ? 'The text is selected: copy it with your keyboard or a long press.'
              : ''}
        </FormHelperText>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
        <OutlinedInput
          id={id}
          size="small"
          inputRef={input}
          value={text}
          readOnly
          multiline
          onFocus={(event) => event.target.select()}
          // As wide as the text; where the buttons leave less room, a line of its own, or several.
          sx={{
            flex: `1 1 ${text.length + 4}ch`,
            minWidth: 0,
            padding: 0,
            // The field itself is what one touches.
            '& textarea:not([aria-hidden])': { minHeight: 'var(--touch)' },
            '& textarea': { padding: '10px 14px', boxSizing: 'border-box' },
          }}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            flex: { xs: children ? '1 1 auto' : 'none', sm: 'none' },
            maxWidth: '100%',
            '& .MuiButton-root': { whiteSpace: 'nowrap', flex: { xs: children ? '1 1 40%' : 'none', sm: 'none' } },
          }}
        >
          <Button
            variant="outlined"
            onClick={() => void onPress()}
            startIcon={answer === 'copied' ? <CheckIcon /> : <CopyIcon />}
          >
            {word}
          </Button>
          {children}
        </Box>
      </Box>
    </FormControl>
  );
}
