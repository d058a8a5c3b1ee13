import LaunchIcon from '@mui/icons-material/Launch';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { UpdateCheckInAppInput } from '../../schema.generated';
import { logoutPath } from '../accounts/paths';
import { useAccount } from '../accounts/use-account';
import { useMay } from '../accounts/use-may';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Pending } from '../pieces/Pending';
import { useActionParameter } from '../pieces/use-action-parameter';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { useEnvironmentQuery } from '../shell/environment.generated';
import { Page } from '../shell/Page';
import {
  useCheckInAppPage_ChangedSubscription,
  useCheckInAppPage_RemoveLogoMutation,
  useCheckInAppPage_RenewMonitorMutation,
  useCheckInAppPage_RenewQrCodeMutation,
  useCheckInAppPage_SaveMutation,
  useCheckInAppPage_SettingsQuery,
  useCheckInAppPage_UploadLogoMutation,
} from './check-in-app.generated';
import { CheckInQrCodeDialog } from './CheckInQrCodeDialog';
import { CustomizeDialog } from './CustomizeDialog';
import { KioskDevices } from './KioskDevices';
import { LaunchDialog } from './LaunchDialog';
import { customizeAction, qrCodeAction } from './paths';
import { PausedBanner } from './PausedBanner';
import { PreviewPanel } from './PreviewPanel';
import { SettingsDialog } from './SettingsDialog';
import { useKiosks } from './use-kiosks';

export function CheckInAppPage() {
  const {
    business: { name: businessName },
  } = useAccount();
  const may = useMay();
  const mayEdit = may('CHECK_IN_APP_WRITE');
  const mayLaunch = may('KIOSK_LAUNCH');
  const mayList = may('KIOSK_LIST');
  const navigate = useNavigate();
  const notify = useNotice();
  const customizing = useActionParameter(customizeAction);
  const showingCode = useActionParameter(qrCodeAction);
  const [open, setOpen] = useState<'settings' | 'launch' | null>(null);
  const { data, error, refetch } = useCheckInAppPage_SettingsQuery();
  const { data: environment } = useEnvironmentQuery();
  useCheckInAppPage_ChangedSubscription({ onData: () => void refetch().catch(() => undefined) });
  const kiosks = useKiosks({ mayList });
  const [save] = useCheckInAppPage_SaveMutation();
  const [upload] = useCheckInAppPage_UploadLogoMutation();
  const [renewMonitor] = useCheckInAppPage_RenewMonitorMutation();
  const [renewQrCode] = useCheckInAppPage_RenewQrCodeMutation();
  const [removeLogo] = useCheckInAppPage_RemoveLogoMutation();
  const resuming = useAttempt();

  const app = data?.checkInApp;
  const close = () => setOpen(null);
  async function change(input: UpdateCheckInAppInput) {
    await save({ variables: { input } });
    notify({
      message:
        typeof input.paused === 'boolean'
          ? input.paused
            ? 'Check-in is paused.'
            : 'Check-in is open again.'
          : 'Saved.',
    });
  }
  const launchButton = mayLaunch && (
    <Button variant="contained" startIcon={<LaunchIcon />} onClick={() => setOpen('launch')}>
      Launch App
    </Button>
  );
  return (
    <Page title="Application" action={launchButton || undefined}>
      {!app && <Pending error={error} onRetry={refetch} rows={1} height={480} />}
      {app && (
        <Stack sx={{ gap: 5 }}>
          <ErrorAlert error={resuming.error} onDismiss={resuming.dismiss} />
          {app.paused && (
            <PausedBanner
              isBusy={resuming.isBusy}
              onResume={mayEdit ? () => void resuming.attempt(() => change({ paused: false })) : null}
            />
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: mayList ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)' },
            }}
          >
            <PreviewPanel
              app={app}
              businessName={businessName}
              mayEdit={mayEdit}
              mayLaunch={mayLaunch}
              onSettings={() => setOpen('settings')}
              onCode={showingCode.open}
              onCustomize={customizing.open}
            />
            {mayList && (
              <KioskDevices
                devices={kiosks.devices}
                loadError={kiosks.error}
                ownId={kiosks.ownId}
                onRetry={kiosks.refetch}
                onRevoke={may('KIOSK_REVOKE') ? kiosks.revokeDevice : null}
              />
            )}
          </Box>
          {open === 'settings' && (
            <SettingsDialog
              app={app}
              localNetworkUrl={environment?.environment.localNetworkUrl ?? null}
              hasKiosk={kiosks.hasKiosk}
              onSave={change}
              onRenewMonitor={() => renewMonitor()}
              onRenewQrCode={() => renewQrCode()}
              onClose={close}
            />
          )}
          {open === 'launch' && (
            <LaunchDialog
              ownDevice={kiosks.ownDevice}
              onLaunch={kiosks.launchHere}
              onSignOut={() => void navigate(logoutPath)}
              onClose={close}
            />
          )}
          {showingCode.isOpen && (
            <CheckInQrCodeDialog
              address={app.checkInUrl}
              logo={app.logo}
              isUnused={app.onlyFromHere}
              localNetworkUrl={environment?.environment.localNetworkUrl ?? null}
              onClose={showingCode.close}
            />
          )}
          {mayEdit && customizing.isOpen && (
            <CustomizeDialog
              app={app}
              businessName={businessName}
              onSave={change}
              onUpload={(file) => upload({ variables: { file } })}
              onRemoveLogo={() => removeLogo()}
              onClose={customizing.close}
            />
          )}
        </Stack>
      )}
    </Page>
  );
}
