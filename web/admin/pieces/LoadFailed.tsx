import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  message: string;
  /** A promise that fails is left alone: the query's own error says so. */
  onRetry: () => unknown;
}

/** In the place of what could not be loaded: what happened, and the way to try again. */
export function LoadFailed({ message, onRetry }: Props) {
  const retry = () => void Promise.resolve(onRetry()).catch(() => undefined);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={retry}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
