import type { Language } from '../i18n/catalogue.generated.js';
import { translate } from '../i18n/translate.js';

/**
 * What a customer agrees to about texts by checking in. Shown at the button and stored with each consent, so a new wording
 * leaves earlier consents unchanged.
 */
export const textConsent = (language: Language): string => translate(language, 'checkIn.textConsent');

/** For a party that the host adds. */
export const HOST_CONSENT = 'The customer gave the number to the host for texts about this visit.';
