const name = 'greeter_cookie_notice';
const days = 365;
const listeners = new Set<() => void>();

/** Whether the notice was dismissed or read past within the last 365 days. */
export const isCookieNoticeAccepted = (): boolean => document.cookie.split('; ').includes(`${name}=accepted`);

export function acceptCookieNotice(): void {
  document.cookie = `${name}=accepted; Max-Age=${days * 24 * 60 * 60}; Path=/; SameSite=Lax`;
  for (const listener of listeners) listener();
}

export function onCookieNoticeAccepted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
