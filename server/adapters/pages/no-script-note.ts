import type { Language } from '../../core/i18n/catalogue.generated.js';
import { translate } from '../../core/i18n/translate.js';

/** The kiosk, the phone page and the link of the QR code: what they show is in the browser, so without script they would stay at LOADING. */
const CHECK_IN_PATHS = /^\/checkinapp(\/mobile(\/redirect\/[^/]+)?)?\/*$/;

/** A wall screen that stands still looks like one that works. */
const MONITOR_PATH = /^\/monitor\/[^/]+\/*$/;

/** HTML for the check-in pages and the monitor in a browser without script; nothing on other pages. */
export function noScriptNote(path: string, language: Language): string {
  const text = CHECK_IN_PATHS.test(path) ? 'noScript.checkIn' : MONITOR_PATH.test(path) ? 'noScript.monitor' : null;
  if (!text) return '';
  return `<noscript><p class="no-script">${translate(language, text)}</p></noscript>`;
}
