import { DateTime } from 'luxon';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { oneLine } from '../../../core/names.js';

/** What messages about an appointment say of it. */
export interface AppointmentFacts {
  firstName: string;
  startsAt: Date;
  timeZone: string;
  products: readonly SelectedProduct[];
}

/** By the clock of the business, as in 'Mon, Jun 22, 10:00 AM'. */
export const timeInWords = (language: Language, at: Date, timeZone: string): string =>
  DateTime.fromJSDate(at, { zone: timeZone })
    .setLocale(language)
    .toLocaleString({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
    // Narrow spaces are not in the alphabet of texts.
    .replace(/\s/g, ' ');

/** The same in words: the time by the clock of the business, as in 'Mon, Jun 22, 10:00 AM'. */
export function appointmentFacts(
  language: Language,
  businessName: string,
  { firstName, startsAt, timeZone, products }: AppointmentFacts,
) {
  return {
    businessName: oneLine(businessName),
    firstName: oneLine(firstName),
    time: timeInWords(language, startsAt, timeZone),
    items: products.map(({ name }) => oneLine(name)).join(', '),
  };
}
