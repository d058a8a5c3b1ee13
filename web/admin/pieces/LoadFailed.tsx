import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  message: string;
  /** Rejections are ignored: the query's own error shows them. */
  onRetry: () => unknown;
}

/** Replaces content that could not be loaded, with a retry button. */
export function LoadFailed({ message, onRetry }: Props) {
  const retry = () => void Promise.resolve(onRetry()).catch(() => undefined);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={retry} sx={{ whiteSpace: 'nowrap' }}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
