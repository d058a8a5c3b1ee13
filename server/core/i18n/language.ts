import { languages, type Language } from './catalogue.generated.js';

/** Set by the switch of the public pages (web/public/i18n/language.ts). */
export const LANGUAGE_COOKIE = 'greeter_language';

const known = (code: string): Language | undefined => languages.find((language) => language.code === code)?.code;

/** The language of a code, such as one in the database; English if we have no texts in it. */
export const languageOf = (code: string): Language => known(code) ?? 'en';

export const isLanguage = (code: string): code is Language => known(code) !== undefined;

/** The locale of a language, for dates and times. */
export const localeOf = (language: Language): string => languages.find(({ code }) => code === language)!.locale;

/** The preferred language of an `Accept-Language` header that we have texts in; English if none. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: known(tag.split('-')[0]!), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.find(({ language }) => language)?.language ?? 'en';
}

/** The language of a page: `choice` (the cookie's value), else the browser's. */
export function pageLanguage(choice: string | undefined, acceptLanguage: string | undefined): Language {
  return known(choice ?? '') ?? acceptedLanguage(acceptLanguage);
}
