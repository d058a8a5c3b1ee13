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

/** The same in words: the time by the clock of the business, as in 'Mon, Jun 22, 10:00 AM'. */
export function appointmentFacts(
  language: Language,
  businessName: string,
  { firstName, startsAt, timeZone, products }: AppointmentFacts,
) {
  const time = DateTime.fromJSDate(startsAt, { zone: timeZone }).setLocale(language);
  return {
    businessName: oneLine(businessName),
    firstName: oneLine(firstName),
    // Narrow spaces are not in the alphabet of texts.
    time: time
      .toLocaleString({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
      .replace(/\s/g, ' '),
    items: products.map(({ name }) => oneLine(name)).join(', '),
  };
}
