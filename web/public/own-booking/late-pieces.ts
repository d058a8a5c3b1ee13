import type { Language } from '../i18n/catalogue.generated';
import { loadMessages } from '../i18n/messages';

/** The ways to change a booking come with the calendar and the texts of booking, which who only looks needs none of. */
const withTexts = async (language: Language) => loadMessages(language, ['booking', 'bookingSteps', 'choices']);

export const loadChange = async (language: Language) =>
  (await Promise.all([import('./ChangeTime'), withTexts(language)]))[0].ChangeTime;
export const loadAgain = async (language: Language) =>
  (await Promise.all([import('./BookAgain'), withTexts(language)]))[0].BookAgain;
