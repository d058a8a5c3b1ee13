import { AlertBox } from '../../ui/AlertBox';
import { formatPhone, phoneDigits } from '../../ui/phone-number';
import { failureKind, freeTimesOf, isTooMuch } from '../booking/booking-failure';
import style from '../booking/BookingView.module.css';
import { StepTitle } from '../booking/StepTitle';
import { TimeStep } from '../booking/TimeStep';
import { FreeTimes } from '../booking/verify/FreeTimes';
import { useBookingRefusal } from '../booking/verify/use-booking-refusal';
import { callUrl } from '../business-page/place';
import { useTranslate } from '../i18n/language-context';
import type { ChangeProps } from './change-props';
import { useBookingAgain } from './use-booking-again';
import { VisitFacts } from './VisitFacts';

/** The same visit at another time, in two presses: the link says who books. */
export function BookAgain({ flow, booking, offer }: ChangeProps) {
  const t = useTranslate();
  const refusalText = useBookingRefusal();
  const { isBusy, failure } = flow;
  const { business } = booking;
  const again = useBookingAgain({ flow, booking, offer });
  const { made } = again;
  const kind = failure && failureKind(failure);
  const data = { business, booking: offer };
  const back = (
    <button type="button" className="button" data-kind="quiet" onClick={() => history.back()}>
      {t('ownBooking.back')}
    </button>
  );
  if (made)
    return (
      <div className={style.step}>
        <StepTitle text={t('bookingSteps.thankYou')} hasMoved />
        <p className={style.notice} data-kind="good" role="status">
          {made.flag === 'CONFIRMED'
            ? t('ownBooking.confirmed')
            : t('ownBooking.requested', { business: business.name })}
        </p>
        <VisitFacts
          label={t('bookingSteps.overview')}
          business={business}
          startsAt={made.startsAt}
          parts={made.parts}
        />
        <div className={style.actions}>{back}</div>
      </div>
    );
  return (
    <div className={style.step}>
      <TimeStep
        data={data}
        title={t('ownBooking.againTitle', { business: business.name })}
        submit={t(isBusy ? 'ownBooking.booking' : 'ownBooking.book')}
        flow={{ ...again, isReady: true, hasMoved: flow.hasMoved, go: () => void again.book() }}
      />
      {kind === 'timeTaken' && (
        <FreeTimes
          times={freeTimesOf(failure!)}
          timeZone={offer.timeZone}
          isBusy={isBusy}
          onChoose={(time) => void again.book(time)}
          onOther={() => again.change({ date: '', startsAt: '' })}
        />
      )}
      {failure && kind !== 'timeTaken' && (
        <AlertBox message={refusalText(failure)} dismissLabel={t('app.dismiss')} onDismiss={flow.dismiss} />
      )}
      <div className={style.actions}>
        {isTooMuch(kind) && (
          <a className="button" data-kind="quiet" href={callUrl(business.phone)}>
            {formatPhone(phoneDigits(business.phone))}
          </a>
        )}
        {back}
      </div>
    </div>
  );
}
