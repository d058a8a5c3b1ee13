import { browserStore } from '../../ui/browser-store';
import { businessIdOf } from '../token-business';
import type { AppStyle } from './appearance';
import { phoneKeys } from './browser-keys';
import type { CheckInFaceFragment } from './check-in.generated';
import type { Receipt } from './use-check-in';

/** Only decides what to show: the server ends the session by its own clock. */
const phoneSessionMinutes = 300;

/** What the success view shows; `position` and `status` for a customer who was in line already. */
export type PhoneReceipt = Pick<
  Receipt,
  'publicId' | 'alreadyInLine' | 'firstName' | 'lastInitial' | 'checkedInAt' | 'position' | 'greeting'
> &
  Partial<Pick<Receipt, 'quote' | 'status' | 'isOutOfReach'>> & {
    businessName: string;
    timeZone: string;
    isClosed?: boolean;
    /** Missing in a receipt of an older version. */
    look?: AppStyle & Pick<CheckInFaceFragment['app'], 'logo'>;
  };

export type PhoneState =
  { kind: 'expired' } | { kind: 'open'; token: string } | { kind: 'success'; receipt: PhoneReceipt };

/** The link of the check-in that this phone made in its last session at a business; null if there is none. */
export function ownPublicId(businessId: string | undefined): string | null {
  const state = readPhoneState();
  const publicId = state.kind === 'success' ? state.receipt.publicId : null;
  return publicId && businessIdOf(publicId) === businessId ? publicId : null;
}

/** Another session begins: earlier state is removed. With the QR code that was scanned, if one was. */
export function rememberStart(publicToken?: string, now = Date.now()): void {
  browserStore.remove(...Object.values(phoneKeys));
  if (publicToken !== undefined) browserStore.set(phoneKeys.publicToken, publicToken);
  browserStore.set(phoneKeys.startedAt, String(now));
}

export function rememberSession(token: string): void {
  browserStore.set(phoneKeys.sessionToken, token);
}

export function rememberSuccess(checkInId: string, receipt: PhoneReceipt): void {
  browserStore.remove(phoneKeys.publicToken, phoneKeys.sessionToken);
  browserStore.set(phoneKeys.success, 'true');
  browserStore.set(phoneKeys.checkInId, checkInId);
  browserStore.set(phoneKeys.receipt, JSON.stringify(receipt));
}

export function forgetSession(): void {
  browserStore.remove(phoneKeys.publicToken, phoneKeys.sessionToken, phoneKeys.startedAt);
}

/** Milliseconds until the session ends in the browser; zero or less when it has ended or the stored time is invalid. */
export function timeLeft(now = Date.now()): number {
  const startedAt = Number(browserStore.get(phoneKeys.startedAt) ?? NaN);
  return Number.isFinite(startedAt) && startedAt <= now ? startedAt + phoneSessionMinutes * 60_000 - now : 0;
}

export function readPhoneState(now = Date.now()): PhoneState {
  if (timeLeft(now) <= 0) return { kind: 'expired' };
  const receipt = browserStore.get(phoneKeys.receipt);
  if (browserStore.get(phoneKeys.success) && receipt)
    return { kind: 'success', receipt: JSON.parse(receipt) as PhoneReceipt };
  const token = browserStore.get(phoneKeys.sessionToken);
  return token ? { kind: 'open', token } : { kind: 'expired' };
}
