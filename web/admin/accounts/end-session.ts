import { clearStorage, rememberUrl } from './browser-storage';
import { sessionEndedPath } from './paths';

/** Ends the session in this browser: clears its storage, remembers the current page, and goes to the notice on `/`. */
export function endSession(here = location.pathname + location.search): void {
  // Logging out closes the connection too, but goes to /login by itself.
  if (/^\/(?:account\/logout|login)(?:[/?]|$)/.test(here)) return;
  clearStorage();
  rememberUrl(here);
  location.assign(sessionEndedPath);
}
