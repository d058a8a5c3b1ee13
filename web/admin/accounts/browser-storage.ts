import { accountPath, logoutPath } from './paths';

const keys = {
  email: 'greeter.email',
  lastUrl: 'greeter.lastUrl',
  version: 'greeter.version',
  session: 'greeter.signedIn',
};
const version = '2.0.0';
/** Logging out keeps this browser's kiosk: its token and unsent check-ins. */
const kioskKeys = 'greeter.kiosk';

export const storedEmail = () => localStorage.getItem(keys.email) ?? '';
export const storeEmail = (email: string) => localStorage.setItem(keys.email, email);
export const forgetEmail = () => localStorage.removeItem(keys.email);

/** Only paths of this site, so that a crafted link cannot redirect elsewhere after signing in. */
function isOwnPath(url: string): boolean {
  if (!/^\/(?![/\\])/.test(url)) return false;
  const parsed = new URL(url, location.origin);
  return (
    parsed.origin === location.origin && parsed.pathname.startsWith(`${accountPath}/`) && parsed.pathname !== logoutPath
  );
}

export function rememberUrl(url: string): void {
  if (isOwnPath(url)) localStorage.setItem(keys.lastUrl, url);
}

export function rememberedUrl(): string | null {
  const url = localStorage.getItem(keys.lastUrl);
  return url && isOwnPath(url) ? url : null;
}

export const forgetUrl = () => localStorage.removeItem(keys.lastUrl);

/** Marks as whom this browser is signed in: to distinguish an ended session from none, and for its other tabs. */
export const markSignedIn = (claim: string) => localStorage.setItem(keys.session, claim);
export const wasSignedIn = () => localStorage.getItem(keys.session) !== null;

/** Calls `listener` when another tab signs in; returns what stops it. */
export function onSignInElsewhere(listener: (claim: string) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === keys.session && newValue !== null) listener(newValue);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

export function clearStorage(): void {
  for (const key of Object.keys(localStorage)) if (!key.startsWith(kioskKeys)) localStorage.removeItem(key);
}

/** True once after another version of the app wrote the marker: then reload the page. */
export function takeVersionChange(): boolean {
  const stored = localStorage.getItem(keys.version);
  localStorage.setItem(keys.version, version);
  return stored !== null && stored !== version;
}
