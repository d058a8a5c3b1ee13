import { formatPhone, phoneDigits } from '../../ui/phone-number';
import { addressOf, callUrl, directionsUrl } from '../business-page/place';
import { useLocale, useTranslate } from '../i18n/language-context';
import style from '../own-data/OwnData.module.css';
import type { OwnBooking } from './load-own-booking';
import { visitMoment, zoneName } from './visit-moment';

interface Props {
  label: string;
  business: Omit<OwnBooking['business'], 'id' | 'vanityName'>;
  startsAt: string;
  parts: OwnBooking['parts'];
}

/** When, what for, with whom and where. */
export function VisitFacts({ label, business, startsAt, parts }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { name, timeZone } = business;
  const items = parts.flatMap(({ products }) => products);
  const staff = [...new Set(parts.flatMap((part) => part.staff ?? []))];
  return (
    <section className={style.card} aria-label={label}>
      <h2>{t('ownBooking.at', visitMoment(startsAt, timeZone, locale))}</h2>
      {items.length > 0 && <p>{items.join(', ')}</p>}
      {staff.length > 0 && <p>{t('ownBooking.with', { name: new Intl.ListFormat(locale).format(staff) })}</p>}
      <p>{name}</p>
      <p>
        <a className={style.way} href={directionsUrl(business)} target="_blank" rel="noreferrer">
          {addressOf(business)}
        </a>
      </p>
      <p>
        <a className={style.way} href={callUrl(business.phone)}>
          {formatPhone(phoneDigits(business.phone))}
        </a>
      </p>
      <p>{t('ownBooking.zone', { zone: zoneName(startsAt, timeZone, locale) })}</p>
    </section>
  );
}
