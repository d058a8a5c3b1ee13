import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';

interface Props {
  localNetworkUrl: string | null;
  /** Path of the page that shows this. */
  path: string;
}

/** Says at a QR code of localhost that phones cannot open it, and where to print one that they can. */
export function PhonesCannotReach({ localNetworkUrl, path }: Props) {
  return (
    <Alert severity="warning">
      Phones cannot reach <strong>localhost</strong>: it means this computer only.{' '}
      {localNetworkUrl ? (
        <>
          Phones on your network reach Greeter at <Link href={localNetworkUrl + path}>{localNetworkUrl}</Link>: open it
          there, sign in, and print that QR code.
        </>
      ) : (
        'Connect this computer to your network, or open Greeter by its public address, and print the QR code from there.'
      )}
    </Alert>
  );
}
