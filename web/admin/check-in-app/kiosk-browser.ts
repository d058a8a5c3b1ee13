import { browserStore } from '../../ui/browser-store';

// The kiosk pages read the token. Logging out keeps everything under greeter.kiosk.
const tokenKey = 'greeter.kioskToken';
const deviceKey = 'greeter.kioskDevice';

export function becomeKiosk({ token, deviceId }: { token: string; deviceId: string }): void {
  browserStore.set(tokenKey, token);
  browserStore.set(deviceKey, deviceId);
}

/** The device that this browser was launched as; null if it is none. */
export const ownDeviceId = (): string | null => (browserStore.get(tokenKey) ? browserStore.get(deviceKey) : null);

export const stopBeingKiosk = (): void => browserStore.remove(tokenKey, deviceKey);
