import { pagePath } from '../../page-path';
import { callUrl } from '../business-page/place';
import { useTranslate } from '../i18n/language-context';
import { formatPhone, phoneDigits } from '../../ui/phone-number';
import type { BookingData } from './booking-data';
import style from './BookingView.module.css';

/** For a business that takes no bookings here, or none any more. */
export function ClosedView({ business, vanityName }: Pick<BookingData, 'business' | 'vanityName'>) {
  const t = useTranslate();
  const { name, phone } = business;
  return (
    <div role="status" className={style.step}>
      <h1 className={style.title}>{t('booking.closedTitle')}</h1>
      <p>{t('booking.closedText', { business: name })}</p>
      <div className={style.actions}>
        <a className="button" href={callUrl(phone)}>
          {formatPhone(phoneDigits(phone))}
        </a>
        <a className="button" data-kind="quiet" href={pagePath(vanityName)}>
          {t('booking.toPage', { business: name })}
        </a>
      </div>
    </div>
  );
}
