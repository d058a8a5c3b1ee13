import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { momentWords, onClock } from '../time-words';

interface Props {
  /** Instants; null where there is nothing to say. */
  times: readonly string[] | null;
  timeZone: string;
  onChoose: (time: string) => void;
  onDismiss: () => void;
}

/** After a taken time was not overruled: free ones nearby. */
export function FreeTimes({ times, timeZone, onChoose, onDismiss }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The form stays scrolled to its button, far below.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [times]);
  if (!times) return null;
  return (
    <Alert ref={box} severity="info" onClose={onDismiss} slotProps={{ closeButton: { 'aria-label': 'Dismiss' } }}>
      {times.length === 0 ? 'That time is taken. Choose another one.' : 'That time is taken. Free nearby:'}
      {times.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 2 }}>
          {times.map((time) => (
            <Button
              key={time}
              variant="outlined"
              color="inherit"
              onClick={() => onChoose(time)}
              sx={{ minHeight: 'var(--touch)' }}
            >
              {momentWords(onClock(time, timeZone))}
            </Button>
          ))}
        </Box>
      )}
    </Alert>
  );
}
