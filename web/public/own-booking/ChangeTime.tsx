import { useState, type FormEvent } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { useRequest } from '../app-context';
import { failureKind, freeTimesOf } from '../booking/booking-failure';
import style from '../booking/BookingView.module.css';
import { daysBetween, monthOf, partOfMonth } from '../booking/calendar-dates';
import { MonthCalendar } from '../booking/MonthCalendar';
import { StepTitle } from '../booking/StepTitle';
import { TimesPart } from '../booking/TimesPart';
import { useMonthTimes } from '../booking/use-month-times';
import { FreeTimes } from '../booking/verify/FreeTimes';
import { dateIn, visitText } from '../booking/visit-words';
import { useLocale, useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { LateFailure } from '../LateFailure';
import type { ChangeProps } from './change-props';
import { OwnBooking_MoveDocument, OwnBooking_ReadTimesDocument } from './own-booking.generated';

interface Chosen {
  /** '' until one is chosen. */
  month: string;
  /** Null until one is chosen, '' once none is any more. */
  date: string | null;
  startsAt: string;
}

/** Another time for the same visit. */
export function ChangeTime({ flow, booking, offer }: ChangeProps) {
  const t = useTranslate();
  const locale = useLocale();
  const refusalText = useRefusalText();
  const request = useRequest();
  const { token, isBusy, failure } = flow;
  const { firstDate, lastDate, timeZone } = offer;
  const [chosen, setChosen] = useState<Chosen>({ month: '', date: null, startsAt: '' });
  const [asksForTime, setAsksForTime] = useState(false);
  const months = { first: monthOf(firstDate), last: monthOf(lastDate) };
  // It opens on the day of the booking if that has another time, else on its month: most often near what is wanted.
  const ownDate = dateIn(booking.startsAt, timeZone);
  const usual = monthOf(ownDate);
  const month = chosen.month || (usual > months.last ? months.last : usual < months.first ? months.first : usual);
  const span = partOfMonth(month, firstDate, lastDate);
  const productIds = booking.products.map(({ id }) => id);
  const {
    times,
    failure: readFailure,
    readAgain,
  } = useMonthTimes(
    span && { businessId: booking.business.id, ...span, staffId: booking.staffId, productIds },
    () => false,
    async (ask, { firstDate: first, days }) =>
      (await ask(OwnBooking_ReadTimesDocument, { token, firstDate: first, days })).ownBookingTimes,
  );
  const timesOn = (day: string): readonly string[] | undefined =>
    span ? times?.days[daysBetween(span.firstDate, day)]?.times : undefined;
  const date = chosen.date ?? (month === usual && timesOn(ownDate)?.length ? ownDate : '');
  const dayTimes = date ? timesOn(date) : undefined;
  const startsAt = dayTimes?.includes(chosen.startsAt) ? chosen.startsAt : '';
  const choose = (part: Partial<Chosen>) => {
    setAsksForTime(false);
    flow.dismiss();
    setChosen({ month, date, startsAt: '', ...part });
  };
  const move = (to: string) =>
    flow.run(async () => {
      const { moveBooking } = await request(OwnBooking_MoveDocument, { token, seen: booking.startsAt, startsAt: to });
      flow.show(moveBooking, 'changed');
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (startsAt) void move(startsAt);
    else setAsksForTime(true);
  };
  const timeOf = (instant: string) => t('booking.at', visitText(instant, timeZone, locale));
  const isTaken = failure && failureKind(failure) === 'timeTaken';
  return (
    <form className={style.step} noValidate onSubmit={submit}>
      <StepTitle text={t('ownBooking.changeTitle')} hasMoved={flow.hasMoved} />
      <p>{t('ownBooking.now', { time: timeOf(booking.startsAt) })}</p>
      {booking.flag === 'CONFIRMED' && <p>{t('ownBooking.mayNeedAnswer')}</p>}
      <div className={style.when}>
        <section className={style.part} aria-label={t('booking.date')}>
          <MonthCalendar
            month={month}
            months={months}
            firstDate={firstDate}
            lastDate={lastDate}
            chosen={monthOf(date) === month ? date : ''}
            countOn={(day) => timesOn(day)?.length}
            onMonth={(next) => choose({ month: next, date: '' })}
            onChoose={(next) => choose({ date: next })}
          />
        </section>
        <section className={style.part} aria-label={t('booking.time')}>
          {readFailure ? (
            <LateFailure message={refusalText(readFailure)} onRetry={readAgain} />
          ) : (
            <TimesPart
              date={date}
              times={dayTimes}
              isReading={!times}
              chosen={startsAt}
              timeZone={timeZone}
              onChoose={(time) => choose({ startsAt: time })}
              freeDays={times?.days.filter((day) => day.times.length > 0).length}
              month={month}
              lastMonth={months.last}
              onMonth={(next) => choose({ month: next, date: '' })}
            />
          )}
        </section>
      </div>
      {isTaken && (
        <FreeTimes
          times={freeTimesOf(failure)}
          timeZone={timeZone}
          isBusy={isBusy}
          onChoose={(time) => void move(time)}
          onOther={() => {
            choose({ date: '' });
            readAgain();
          }}
        />
      )}
      {failure && !isTaken && (
        <AlertBox message={refusalText(failure)} dismissLabel={t('app.dismiss')} onDismiss={flow.dismiss} />
      )}
      {asksForTime && (
        <AlertBox
          message={t('booking.nothingChosen')}
          dismissLabel={t('app.dismiss')}
          onDismiss={() => setAsksForTime(false)}
        />
      )}
      <div className={style.bar} data-floats={startsAt ? true : undefined}>
        <p role="status">{startsAt && timeOf(startsAt)}</p>
        <button type="submit" className="button" aria-disabled={isBusy} data-busy={isBusy || undefined}>
          {t(isBusy ? 'ownBooking.changing' : 'ownBooking.changeConfirm')}
        </button>
      </div>
      <div className={style.actions}>
        <button type="button" className="button" data-kind="quiet" onClick={() => history.back()}>
          {t('ownBooking.back')}
        </button>
      </div>
    </form>
  );
}
