import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type Props = { message: string; onRetry: () => void };

/** In the place of what could not be loaded: what happened, and the way to try again. */
export function LoadFailed({ message, onRetry }: Props) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
