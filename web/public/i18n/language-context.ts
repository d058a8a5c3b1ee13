import { createContext, useContext } from 'react';
import type { Language } from './catalogue.generated';
import { localeOf, translatorOf, type Translate } from './messages';

export interface LanguageContext {
  language: Language;
  /** Shows the page in another language; `remember: false` leaves the browser's choice as it is. Always the same function. */
  changeLanguage(language: Language, options?: { remember?: boolean }): Promise<void>;
}

/** English where nothing else was provided, as in the test of a single component. */
export const LanguageContext = createContext<LanguageContext>({
  language: 'en',
  changeLanguage: async () => undefined,
});

export const useLanguage = (): LanguageContext => useContext(LanguageContext);
export const useTranslate = (): Translate => translatorOf(useLanguage().language);
export const useLocale = (): string => localeOf(useLanguage().language);
