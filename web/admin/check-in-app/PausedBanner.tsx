import PausedIcon from '@mui/icons-material/PauseCircleOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  isBusy: boolean;
  onResume: (() => void) | null;
}

export function PausedBanner({ isBusy, onResume }: Props) {
  return (
    <Alert
      severity="warning"
      role="status"
      icon={<PausedIcon />}
      action={
        onResume && (
          <Button color="inherit" loading={isBusy} onClick={onResume}>
            Resume
          </Button>
        )
      }
    >
      <strong>Check-in is paused.</strong> Kiosks and phones say so and take nobody.
    </Alert>
  );
}
