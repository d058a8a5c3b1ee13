import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { translate } from '../../../core/i18n/translate.js';

/**
 * What a customer agrees to with the checkbox of a form: shown there and stored with each signature. With a signature it is the consent to sign
 * electronically.
 */
export const consentOf = (language: Language, { signatureRequired }: { signatureRequired: boolean }): string =>
  signatureRequired ? translate(language, 'signing.consent') : translate(language, 'signing.agreement');
