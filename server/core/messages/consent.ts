import type { Language } from '../i18n/catalogue.generated.js';
import { translate } from '../i18n/translate.js';

/**
 * What a customer agrees to about texts by checking in. Shown at the button and kept with each consent as it was shown, so a new wording changes what
 * was agreed to from now on and nothing before.
 */
export const textConsent = (language: Language): string => translate(language, 'checkIn.textConsent');

/** Of a party that the host adds. */
export const HOST_CONSENT = 'The customer gave the number to the host for texts about this visit.';
