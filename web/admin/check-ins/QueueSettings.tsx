import {
  useCheckInAppPage_ChangedSubscription,
  useCheckInAppPage_RenewMonitorMutation,
  useCheckInAppPage_RenewQrCodeMutation,
  useCheckInAppPage_SaveMutation,
  useCheckInAppPage_SettingsQuery,
} from '../check-in-app/check-in-app.generated';
import { useMay } from '../accounts/use-may';
import { SettingsDialog } from '../check-in-app/SettingsDialog';
import { useKiosks } from '../check-in-app/use-kiosks';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import { useNotice } from '../pieces/use-notice';
import { useEnvironmentQuery } from '../shell/environment.generated';

/** The settings of the check-in app, over the queue. */
export function QueueSettings({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useCheckInAppPage_SettingsQuery({ fetchPolicy: 'cache-and-network' });
  useCheckInAppPage_ChangedSubscription({ onData: () => void refetch().catch(() => undefined) });
  const { data: environment } = useEnvironmentQuery();
  const [save] = useCheckInAppPage_SaveMutation();
  const [renewMonitor] = useCheckInAppPage_RenewMonitorMutation();
  const [renewQrCode] = useCheckInAppPage_RenewQrCodeMutation();
  const may = useMay();
  const { hasKiosk } = useKiosks({ mayList: may('KIOSK_LIST') });
  const notify = useNotice();
  if (!data) {
    return (
      <DialogFrame title="Check-in settings" onClose={onClose} width="sm">
        <Pending error={error} onRetry={refetch} rows={4} />
      </DialogFrame>
    );
  }
  return (
    <SettingsDialog
      app={data.checkInApp}
      localNetworkUrl={environment?.environment.localNetworkUrl ?? null}
      hasKiosk={hasKiosk}
      onClose={onClose}
      onRenewMonitor={() => renewMonitor()}
      onRenewQrCode={() => renewQrCode()}
      onSave={async (input) => {
        await save({ variables: { input } });
        notify({ message: 'Saved.' });
      }}
    />
  );
}
