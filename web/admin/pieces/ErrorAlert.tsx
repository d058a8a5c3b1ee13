import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import type { Refusal } from '../connection/refusal';

interface Props {
  error: Refusal | null;
  onDismiss: () => void;
}

/** The dismissible warning of a failed call, on top of its form or page. */
export function ErrorAlert({ error, onDismiss }: Props) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  if (!error) return null;
  return (
    <Alert ref={alert} severity="warning" onClose={onDismiss} slotProps={{ closeButton: { 'aria-label': 'Dismiss' } }}>
      {error.message}
    </Alert>
  );
}
