import { clearStorage, rememberUrl } from './browser-storage';
import { sessionEndedPath } from './paths';

/** The session is over: clears what this browser keeps, then remembers where the person was, and leaves for the notice on `/`. */
export function endSession(here = location.pathname + location.search): void {
  // Whoever is logging out knows, and is on the way to /login: the closing connection tells them nothing new.
  if (/^\/(?:account\/logout|login)(?:[/?]|$)/.test(here)) return;
  clearStorage();
  rememberUrl(here);
  location.assign(sessionEndedPath);
}
