import type { Language } from '../../core/i18n/catalogue.generated.js';
import { translate } from '../../core/i18n/translate.js';

/** The kiosk, the phone page and the link of the QR code: what they show is in the browser, so without script they would stay at LOADING. */
const CHECK_IN_PATHS = /^\/checkinapp(\/mobile(\/redirect\/[^/]+)?)?\/*$/;

/** A wall screen that stands still looks like one that works. */
const MONITOR_PATH = /^\/monitor\/[^/]+\/*$/;

/** The form sends with a script only. */
const ASK_DATA_PATH = /^\/my-data(\/id)?\/[^/]+\/*$/;

/** The forms can be read, but a signature needs a script. */
const SIGN_PATH = /^\/(sign|appointment\/[^/]+)\/[^/]+\/*$/;

/** Times, code and all are by script; to wait for a time, too. */
const BOOKING_PATH = /^\/(?:page\/[^/]+\/book|st\/[^/]+)\/*$/;

const TEXTS = [
  [CHECK_IN_PATHS, 'noScript.checkIn'],
  [MONITOR_PATH, 'noScript.monitor'],
  [ASK_DATA_PATH, 'noScript.ownData'],
  [SIGN_PATH, 'noScript.signing'],
  [BOOKING_PATH, 'noScript.booking'],
] as const;

/** HTML for the check-in pages, the monitor, the way to one's own data, signing and booking in a browser without script; nothing on other pages. */
export function noScriptNote(path: string, language: Language): string {
  const text = TEXTS.find(([paths]) => paths.test(path))?.[1];
  if (!text) return '';
  return `<noscript><p class="no-script">${translate(language, text)}</p></noscript>`;
}
