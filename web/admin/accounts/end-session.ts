import { clearStorage, rememberUrl } from './browser-storage';
import { sessionEndedPath } from './paths';

/** The session is over: clears what this browser keeps, then remembers where the person was, and leaves for the notice on `/`. */
export function endSession(here = location.pathname + location.search): void {
  // While logging out the connection closes too: the viewer is on the way to /login already.
  if (/^\/(?:account\/logout|login)(?:[/?]|$)/.test(here)) return;
  clearStorage();
  rememberUrl(here);
  location.assign(sessionEndedPath);
}
