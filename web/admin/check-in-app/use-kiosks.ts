import { useState } from 'react';
import { useNotice } from '../pieces/use-notice';
import {
  type CheckInAppDeviceFragment,
  useCheckInAppPage_DevicesQuery,
  useCheckInAppPage_LaunchMutation,
  useCheckInAppPage_RevokeMutation,
} from './check-in-app.generated';
import { becomeKiosk, ownDeviceId, stopBeingKiosk } from './kiosk-browser';

/** The kiosk devices, which of them this browser is, and launching and revoking them. */
export function useKiosks({ mayList }: { mayList: boolean }) {
  const notify = useNotice();
  const [ownId, setOwnId] = useState(ownDeviceId);
  const { data, error, refetch } = useCheckInAppPage_DevicesQuery({ skip: !mayList, pollInterval: 60_000 });
  const [launch] = useCheckInAppPage_LaunchMutation();
  const [revoke] = useCheckInAppPage_RevokeMutation();
  const devices = data?.kioskDevices;

  async function launchHere(name: string) {
    const answer = await launch({ variables: { name: name.trim() || null } });
    if (!answer.data) return;
    const { token, device } = answer.data.launchKiosk;
    becomeKiosk({ token, deviceId: device.id });
    setOwnId(device.id);
    void refetch().catch(() => undefined);
  }
  async function revokeDevice({ id, name }: CheckInAppDeviceFragment) {
    await revoke({ variables: { id } });
    if (id === ownId) {
      stopBeingKiosk();
      setOwnId(null);
    }
    notify({ message: `${name} was revoked.` });
    await refetch().catch(() => undefined);
  }
  return {
    devices,
    error,
    refetch,
    ownId,
    ownDevice: devices?.find(({ id }) => id === ownId)?.name ?? null,
    launchHere,
    revokeDevice,
  };
}
