import { DateTime } from 'luxon';
import { localeOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import type { Context } from '../../../core/context.js';
import { greetingOf } from '../../check-in-app/greeting.js';
import { showsAppointment } from '../entry/expected-party.js';

interface Greeted {
  /** As the business wrote it. */
  greeting: string;
  /** When the appointment begins for which they checked in; null for a walk-in. */
  appointedAt: Date | null;
  timeZone: string;
}

/** What a receipt says: at a kiosk for which appointment one is checked in, in the language of the page, else the greeting of the business. */
export function receiptGreeting(context: Context, { greeting, appointedAt, timeZone }: Greeted): string {
  const { facts } = context;
  if (!appointedAt || !showsAppointment(context)) return greetingOf(greeting);
  const time = DateTime.fromJSDate(appointedAt, { zone: timeZone })
    .setLocale(localeOf(facts.language))
    .toLocaleString(DateTime.TIME_SIMPLE)
    .replace(/\s/g, ' ');
  return translate(facts.language, 'arrival.receipt', { time });
}
