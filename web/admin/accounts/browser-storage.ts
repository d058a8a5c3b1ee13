import { logoutPath } from './paths';

const keys = {
  email: 'greeter.email',
  lastUrl: 'greeter.lastUrl',
  version: 'greeter.version',
  session: 'greeter.signedIn',
};
const version = '2.0.0';
/** The kiosk on this browser outlives the host who logs out: its token and what it has not sent yet. */
const kioskKeys = 'greeter.kiosk';

export const storedEmail = () => localStorage.getItem(keys.email) ?? '';
export const storeEmail = (email: string) => localStorage.setItem(keys.email, email);
export const forgetEmail = () => localStorage.removeItem(keys.email);

/** Only a path of this site, so that a crafted link cannot send anybody elsewhere after signing in. */
function isOwnPath(url: string): boolean {
  if (!/^\/(?![/\\])/.test(url)) return false;
  const parsed = new URL(url, location.origin);
  return parsed.origin === location.origin && parsed.pathname.startsWith('/account/') && parsed.pathname !== logoutPath;
}

export function rememberUrl(url: string): void {
  if (isOwnPath(url)) localStorage.setItem(keys.lastUrl, url);
}

export function rememberedUrl(): string | null {
  const url = localStorage.getItem(keys.lastUrl);
  return url && isOwnPath(url) ? url : null;
}

export const forgetUrl = () => localStorage.removeItem(keys.lastUrl);

/** A mark that this browser was signed in: tells a session that ended from one that never was. */
export const markSignedIn = () => localStorage.setItem(keys.session, 'yes');
export const wasSignedIn = () => localStorage.getItem(keys.session) !== null;

export function clearStorage(): void {
  for (const key of Object.keys(localStorage)) if (!key.startsWith(kioskKeys)) localStorage.removeItem(key);
}

/** True once after another version of the product wrote the marker: the page should load afresh. */
export function takeVersionChange(): boolean {
  const stored = localStorage.getItem(keys.version);
  localStorage.setItem(keys.version, version);
  return stored !== null && stored !== version;
}
