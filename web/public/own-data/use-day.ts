import { useLanguage } from '../i18n/language-context';
import { localeOf } from '../i18n/messages';

/** Says the day of an instant, by the calendar of the business. */
export function useDay(timeZone: string): (at: string) => string {
  const { language } = useLanguage();
  return (at) =>
    new Date(at).toLocaleDateString(localeOf(language), { timeZone, year: 'numeric', month: 'long', day: 'numeric' });
}
