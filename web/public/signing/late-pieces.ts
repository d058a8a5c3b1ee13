import type { Language } from '../i18n/catalogue.generated';

// A file of its own, so that the first script of the check-in page names none of the files that these need.

export const loadSigningForm = async (language: Language) => (await import('./SigningForm')).signingFormIn(language);
