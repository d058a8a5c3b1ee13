/** Browsers keep a page for use without a network on https and localhost only. */
export const canWorkOffline = (): boolean =>
  globalThis.isSecureContext === true &&
  'serviceWorker' in navigator &&
  'locks' in navigator &&
  'indexedDB' in globalThis &&
  'subtle' in crypto;
