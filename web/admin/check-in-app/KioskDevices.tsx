import TabletIcon from '@mui/icons-material/TabletMac';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNow } from '../../ui/use-now';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Pending } from '../pieces/Pending';
import { useAttempt } from '../pieces/use-attempt';
import type { CheckInAppDeviceFragment } from './check-in-app.generated';
import { KioskDeviceRow } from './KioskDeviceRow';

interface Props {
  devices: readonly CheckInAppDeviceFragment[] | undefined;
  loadError: unknown;
  ownId: string | null;
  onRetry: () => unknown;
  /** Null without the permission. */
  onRevoke: ((device: CheckInAppDeviceFragment) => Promise<unknown>) | null;
}

/** Every device that may run the check-in app. */
export function KioskDevices({ devices, loadError, ownId, onRetry, onRevoke }: Props) {
  const now = useNow(30_000);
  const [deviceToRevoke, setDeviceToRevoke] = useState<CheckInAppDeviceFragment | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  async function revoke() {
    if (deviceToRevoke && onRevoke) await attempt(() => onRevoke(deviceToRevoke));
    setAsking(false);
  }
  function ask(device: CheckInAppDeviceFragment) {
    setDeviceToRevoke(device);
    setAsking(true);
  }
  return (
    <Paper component="section" variant="outlined" aria-labelledby="kiosk-devices" sx={{ padding: { xs: 4, sm: 5 } }}>
      <Typography id="kiosk-devices" variant="h3" component="h2" sx={{ marginBottom: 3 }}>
        Kiosk devices
      </Typography>
      <ErrorAlert error={error} onDismiss={dismiss} />
      {!devices && <Pending error={loadError} onRetry={onRetry} rows={2} />}
      {devices?.length === 0 && (
        <Typography color="textSecondary" sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <TabletIcon />
          No kiosk yet. Open this page on the tablet at your entrance and press Launch App there.
        </Typography>
      )}
      {devices && devices.length > 0 && (
        <Box
          component="ul"
          sx={{ margin: 0, padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid var(--color-line)' } }}
        >
          {devices.map((device) => (
            <KioskDeviceRow
              key={device.id}
              device={device}
              now={now}
              isOwn={device.id === ownId}
              onRevoke={onRevoke && (() => ask(device))}
            />
          ))}
        </Box>
      )}
      <ConfirmDialog
        title={`Revoke ${deviceToRevoke?.name ?? ''}?`}
        confirm="Revoke"
        isDangerous
        isOpen={isAsking}
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onConfirm={() => void revoke()}
      >
        It stops taking check-ins at once, and must be launched again to be used. Everybody who checked in on it stays
        in line.
      </ConfirmDialog>
    </Paper>
  );
}
