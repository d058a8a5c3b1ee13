import { languages, type Language } from './catalogue.generated';

/** The server reads it, and writes it for pages without script: server/adapters/pages/choose-language.ts. */
const cookieName = 'greeter_language';
const secondsOfYear = 365 * 24 * 60 * 60;

export const isLanguage = (code: string | undefined): code is Language => languages.some((each) => each.code === code);

/** The language that the page is in; the server wrote it into the document. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

export function rememberLanguage(language: Language): void {
  document.cookie = `${cookieName}=${language}; Max-Age=${secondsOfYear}; Path=/; SameSite=Lax`;
}

/** What was chosen in this browser, if anything. */
export function rememberedLanguage(): Language | undefined {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  const code = entry?.slice(cookieName.length + 1);
  return isLanguage(code) ? code : undefined;
}
