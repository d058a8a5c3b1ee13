import { priceText } from '../../../catalogue/catalogue-item';
import { useLocale, useTranslate } from '../../i18n/language-context';
import { addressOf } from '../../business-page/place';
import type { BookingData } from '../booking-data';
import style from './VisitOverview.module.css';
import { visitText } from '../visit-words';

interface Props {
  data: BookingData;
  startsAt: string;
  /** The time was taken by somebody else meanwhile. */
  isTaken?: boolean;
  items: readonly string[];
  /** Of all items together; null where nobody knows it. */
  price?: string | null;
  /** First name; null for anyone. */
  staff: string | null;
}

/** Date and time, location, and what it is for. */
export function VisitOverview({
  data: { business, booking },
  startsAt,
  isTaken = false,
  items,
  price = null,
  staff,
}: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { date, time } = visitText(startsAt, booking.timeZone, locale);
  const when = t('booking.at', { date, time });
  return (
    <div className={style.overview}>
      <p className={style.when}>{isTaken ? <s>{when}</s> : when}</p>
      {items.length > 0 && <p>{items.join(', ')}</p>}
      {price !== null && <p>{priceText(price)}</p>}
      {staff !== null && <p>{t('bookingSteps.with', { name: staff })}</p>}
      <address>
        {business.name}
        <br />
        {addressOf(business)}
      </address>
    </div>
  );
}
