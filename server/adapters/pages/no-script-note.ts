import type { Language } from '../../core/i18n/catalogue.generated.js';
import { translate } from '../../core/i18n/translate.js';

/** The kiosk, the phone page and the link of the QR code: what they show is in the browser, so without script they would stay at LOADING. */
const CHECK_IN_PATHS = /^\/checkinapp(\/mobile(\/redirect\/[^/]+)?)?\/*$/;

/** HTML for the check-in pages of a browser without script; nothing on other pages. */
export function noScriptNote(path: string, language: Language): string {
  if (!CHECK_IN_PATHS.test(path)) return '';
  return `<noscript><p class="no-script">${translate(language, 'noScript.checkIn')}</p></noscript>`;
}
