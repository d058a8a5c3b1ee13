import Alert from '@mui/material/Alert';

/** Browsers cache pages for offline use on https and localhost only. */
export function OfflineKioskNote() {
  if (globalThis.isSecureContext) return null;
  return (
    <Alert severity="info" role="note">
      A kiosk that keeps taking check-ins while the network is away needs <strong>https</strong>: browsers allow it
      nowhere else but on the computer itself. This address has none, so kiosks opened here stop without a network.
      README tells how to put Greeter behind https.
    </Alert>
  );
}
