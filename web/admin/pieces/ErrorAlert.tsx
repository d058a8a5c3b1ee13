import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useOnline } from '../../ui/use-online';
import type { Refusal } from '../connection/refusal';

interface Props {
  error: Refusal | null;
  /** The party whom it is about; omitted where the page says so. */
  about?: string;
  onDismiss: () => void;
  /** Tries again what failed; null or omitted where that cannot help. */
  onRetry?: (() => void) | null;
}

/** The dismissible warning of a failed call, on top of its form or page. */
export function ErrorAlert({ error, about, onDismiss, onRetry }: Props) {
  const alert = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  useEffect(() => {
    if (error) alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  if (!error) return null;
  // What was tried was not done: the alert stays, but no longer says what is over.
  const isBack = error.code === 'OFFLINE' && isOnline;
  const message = isBack ? 'You are online again.' : error.message;
  return (
    <Alert
      ref={alert}
      severity={isBack ? 'info' : 'warning'}
      onClose={onDismiss}
      slotProps={{ closeButton: { 'aria-label': 'Dismiss' } }}
      sx={{
        scrollMarginTop: 88,
        '& .MuiAlert-message': { flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
      }}
    >
      <Box sx={{ flex: '1 1 240px' }}>{about ? `${about}: ${message}` : message}</Box>
      {onRetry && (
        <Button color="inherit" onClick={onRetry} sx={{ marginLeft: { xs: '-18px', sm: 0 } }}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
