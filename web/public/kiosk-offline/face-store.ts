import { browserStore } from '../../ui/browser-store';
import type { CheckInFaceFragment } from '../check-in/check-in.generated';

// Begins with greeter.kiosk: like the token, it outlives the host who logs out.
const key = 'greeter.kioskFace';

/** `clockLag`: the server's clock minus this device's, in milliseconds. */
interface StoredFace {
  token: string;
  face: CheckInFaceFragment;
  clockLag: number;
}

/** What this kiosk showed last, for a start without a network; never of another token. */
export function storedFace(token: string): StoredFace | undefined {
  try {
    const stored = JSON.parse(browserStore.get(key) ?? 'null') as StoredFace | null;
    return stored?.token === token ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const storeFace = (stored: StoredFace): void => browserStore.set(key, JSON.stringify(stored));

export const forgetFace = (): void => browserStore.remove(key);
