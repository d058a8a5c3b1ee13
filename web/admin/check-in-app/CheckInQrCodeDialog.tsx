import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { QrCodeDialog } from '../pieces/QrCodeDialog';
import type { QrCodeProps } from '../pieces/QrCode';
import { posterPath, qrCodePath } from './paths';

interface Props extends Omit<QrCodeProps, 'title'> {
  /** Whether only the code on the screens is accepted. */
  isUnused: boolean;
  localNetworkUrl: string | null;
  onClose: () => void;
}

export function CheckInQrCodeDialog({ isUnused, ...others }: Props) {
  return (
    <QrCodeDialog {...others} title="QR code for checking in" posterPath={posterPath} path={qrCodePath}>
      {isUnused ? (
        <Alert severity="warning">
          This QR code lets nobody in while 'Only from here' is on in the settings. Customers scan the code on the kiosk
          or the waitlist monitor, which changes every 3 minutes. This one asks them to do so.
        </Alert>
      ) : (
        <Typography>
          Customers scan this QR code with their phone to check in. Print it as often as you want, and put it on the
          door, the counter or the tables.
        </Typography>
      )}
    </QrCodeDialog>
  );
}
