/** Browsers cache pages for offline use on https and localhost only. */
export const canWorkOffline = (): boolean =>
  globalThis.isSecureContext === true &&
  'serviceWorker' in navigator &&
  'locks' in navigator &&
  'indexedDB' in globalThis &&
  'subtle' in crypto;
