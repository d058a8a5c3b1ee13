import { useState } from 'react';
import { useNotice } from '../pieces/use-notice';
import {
  type CheckInAppDeviceFragment,
  useCheckInAppPage_DevicesQuery,
  useCheckInAppPage_LaunchMutation,
  useCheckInAppPage_RevokeMutation,
} from './check-in-app.generated';
import { becomeKiosk, ownDeviceId, stopBeingKiosk } from './kiosk-browser';

const dayMs = 24 * 60 * 60 * 1000;

/** A kiosk reports itself every minute; one that is off overnight is still one. */
const isInUse = ({ lastUsedAt, createdAt }: CheckInAppDeviceFragment): boolean =>
  Date.parse(lastUsedAt ?? createdAt) > Date.now() - dayMs;

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
    notify({ message: `${device.name} is a kiosk now.` });
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
    /** Null while they are not known. */
    hasKiosk: devices ? devices.some(isInUse) : null,
    error,
    refetch,
    ownId,
    ownDevice: devices?.find(({ id }) => id === ownId)?.name ?? null,
    launchHere,
    revokeDevice,
  };
}
