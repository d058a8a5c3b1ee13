import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Props {
  title?: string;
  message: string;
  retry?: string;
  onRetry: () => void;
}

export function FullPageError({ title = 'That did not work', message, retry = 'Try again', onRetry }: Props) {
  return (
    <Stack
      component="main"
      role="alert"
      sx={{
        minHeight: '100dvh',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 4,
        padding: 6,
        textAlign: 'center',
      }}
    >
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {message}
      </Typography>
      <Button variant="contained" onClick={onRetry}>
        {retry}
      </Button>
    </Stack>
  );
}
