import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';

interface Props {
  label: string;
  children: ReactNode;
  /** Null where nothing follows. */
  onMore: (() => Promise<unknown>) | null;
}

/** The lines of a history, with more at the press of a button. */
export function HistoryList({ label, children, onMore }: Props) {
  const [isBusy, setBusy] = useState(false);
  async function more() {
    setBusy(true);
    // A failure leaves the button, to press it again.
    await onMore?.().catch(() => undefined);
    setBusy(false);
  }
  return (
    <Stack component="section" aria-label={label} sx={{ gap: 3 }}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {children}
      </Box>
      {onMore && (
        <Button variant="outlined" loading={isBusy} onClick={() => void more()} sx={{ alignSelf: 'center' }}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
