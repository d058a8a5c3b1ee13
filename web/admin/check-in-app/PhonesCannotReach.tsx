import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { qrCodePath } from './paths';

/** Says at a QR code of localhost that phones cannot open it, and where to print one that they can. */
export function PhonesCannotReach({ localNetworkUrl }: { localNetworkUrl: string | null }) {
  return (
    <Alert severity="warning">
      Phones cannot reach <strong>localhost</strong>: it means this computer only.{' '}
      {localNetworkUrl ? (
        <>
          Phones on your network reach Greeter at <Link href={localNetworkUrl + qrCodePath}>{localNetworkUrl}</Link>:
          open it there, sign in, and print that QR code.
        </>
      ) : (
        'Connect this computer to your network, or open Greeter by its public address, and print the QR code from there.'
      )}
    </Alert>
  );
}
