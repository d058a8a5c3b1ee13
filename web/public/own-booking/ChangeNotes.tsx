import { useLocale, useTranslate } from '../i18n/language-context';
import style from '../own-data/OwnData.module.css';
import type { OwnBooking } from './load-own-booking';
import { visitMoment } from './visit-moment';

/** Until when the reader can change the booking here; once it is too late, or where they never can, that they call: the number stands above. */
export function ChangeNotes({ booking, isOpen }: { booking: OwnBooking; isOpen: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const { canCancel, cancelUntil, canChange, changeUntil } = booking;
  const { name: business, timeZone } = booking.business;
  const timeOf = (instant: string) => t('ownBooking.at', visitMoment(instant, timeZone, locale));
  const changes = canChange && isOpen;
  const isTooLate = (!canCancel && cancelUntil !== null) || (!canChange && changeUntil !== null);
  const whatFor =
    !changes && !canCancel
      ? t('ownBooking.callToBoth', { business })
      : changes
        ? t('ownBooking.callToCancel', { business })
        : t('ownBooking.callToChange', { business });
  return (
    <div className={style.card}>
      {changes && changeUntil && <p>{t('ownBooking.changeUntil', { time: timeOf(changeUntil) })}</p>}
      {canCancel && cancelUntil && <p>{t('ownBooking.cancelUntil', { time: timeOf(cancelUntil) })}</p>}
      {!(changes && canCancel) && (
        <p>
          {isTooLate && `${t('ownBooking.tooLate')} `}
          {whatFor}
        </p>
      )}
    </div>
  );
}
