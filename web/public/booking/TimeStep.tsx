import { useEffect, useId, useState } from 'react';
import { maxNotes } from '../../limits';
import { AlertBox } from '../../ui/AlertBox';
import { clockTime } from '../../ui/clock-time';
import { useLocale, useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { LateFailure } from '../LateFailure';
import style from './BookingView.module.css';
import { addMonths, monthOf, partOfMonth } from './calendar-dates';
import { ItemsPart } from './ItemsPart';
import { MonthCalendar } from './MonthCalendar';
import { StaffPart } from './StaffPart';
import type { BookingData } from './booking-data';
import type { BookingFlow } from './use-booking';
import { StepTitle } from './StepTitle';
import { TimesPart } from './TimesPart';
import { totalText } from './visit-total';
import { useMonthTimes } from './use-month-times';
import { dateText, monthText } from './visit-words';

/** How many months are read to find the first free time. */
const firstLook = 3;

interface Props {
  data: Pick<BookingData, 'business' | 'booking'> & Partial<Pick<BookingData, 'vanityName'>>;
  flow: Pick<BookingFlow, 'draft' | 'change' | 'isReady' | 'gone' | 'dismissGone' | 'settle' | 'hasMoved'> & {
    go(step: 'details'): void;
  };
  /** Of the step and of its button, where it is not the first of several. */
  title?: string;
  submit?: string;
}

/** Whom, when and what for. */
export function TimeStep({ data: { business, vanityName, booking }, flow, title, submit }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const refusalText = useRefusalText();
  const notesId = useId();
  const [warning, setWarning] = useState<'nothingChosen' | 'itemsNeeded'>();
  const { draft, change, isReady, gone } = flow;
  const { firstDate, lastDate, needsItems, timeZone } = booking;
  const productIds = draft.items.map(({ id }) => id);
  const months = { first: monthOf(firstDate), last: monthOf(lastDate) };
  /** How many months without a free time were passed over, while the visitor chose none. */
  const [passed, setPassed] = useState(0);
  const chosenMonth = draft.month >= months.first && draft.month <= months.last ? draft.month : '';
  const month = chosenMonth || addMonths(months.first, passed);
  const span = partOfMonth(month, firstDate, lastDate);
  const lacksItems = needsItems && productIds.length === 0;
  const { times, failure, readAgain } = useMonthTimes(
    isReady && !draft.hold && !lacksItems && span
      ? { businessId: business.id, ...span, staffId: draft.staffId, productIds }
      : null,
    flow.settle,
  );
  const dayOn = (on: string) => times?.days.find((each) => each.date === on);
  const free = times?.days.filter((each) => each.times.length > 0);
  const freeDays = free?.length;
  // The first day with free times, until another one is chosen.
  const date = (!free || dayOn(draft.date) ? draft.date : free[0]?.date) ?? '';
  const day = dayOn(date);
  const dayTimes = day?.times;
  useEffect(() => {
    if (freeDays !== 0 || chosenMonth) return;
    if (passed + 1 < firstLook && month < months.last) setPassed(passed + 1);
    else change({ month: months.first });
  }, [freeDays, chosenMonth, passed, month, months.first, months.last, change]);
  const startsAt = dayTimes?.includes(draft.startsAt) ? draft.startsAt : '';
  const choose = (part: Parameters<typeof change>[0]) => {
    setWarning(undefined);
    setPassed(0);
    change(part);
  };
  const goOn = () => {
    if (lacksItems) setWarning('itemsNeeded');
    else if (startsAt) flow.go('details');
    else setWarning('nothingChosen');
  };
  const alert = warning && (
    <AlertBox
      message={t(`booking.${warning}`)}
      dismissLabel={t('app.dismiss')}
      onDismiss={() => setWarning(undefined)}
    />
  );
  return (
    <form
      className={style.step}
      noValidate
      aria-busy={!isReady}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <StepTitle text={title ?? t('booking.title', { business: business.name })} hasMoved={flow.hasMoved} />
      {gone && (
        <AlertBox
          message={t(gone.kind === 'items' ? 'products.gone' : 'staff.gone', { names: gone.names, name: gone.names })}
          dismissLabel={t('app.dismiss')}
          onDismiss={flow.dismissGone}
        />
      )}
      {(needsItems || draft.items.length > 0) && (
        <ItemsPart
          businessId={business.id}
          items={draft.items}
          minutes={times?.minutes}
          isReady={isReady}
          alert={lacksItems && alert}
          onChange={(items) => choose({ items, startsAt: '' })}
        />
      )}
      {booking.staff.length > 0 && (
        <StaffPart
          staff={booking.staff}
          productIds={productIds}
          chosenId={draft.staffId}
          isReady={isReady}
          onChoose={(staffId) => choose({ staffId, date: '', startsAt: '' })}
        />
      )}
      {!lacksItems && (
        <div className={style.when}>
          <section className={style.part} aria-label={t('booking.date')}>
            <MonthCalendar
              month={month}
              months={months}
              firstDate={firstDate}
              lastDate={lastDate}
              chosen={date}
              countOn={(on) => dayOn(on)?.times.length}
              onMonth={(next) => choose({ month: next, date: '', startsAt: '' })}
              onChoose={(next) => choose({ month, date: next, startsAt: '' })}
            />
          </section>
          <section className={style.part} aria-label={t('booking.time')}>
            {failure ? (
              <LateFailure message={refusalText(failure)} onRetry={readAgain} />
            ) : (
              <TimesPart
                vanityName={vanityName}
                date={date}
                times={dayTimes}
                hasHours={Boolean(day ? day.firstStart : times?.days.some(({ firstStart }) => firstStart))}
                isReading={!times}
                chosen={startsAt}
                timeZone={timeZone}
                onChoose={(time) => choose({ month, date, startsAt: time })}
                freeDays={freeDays}
                month={month}
                lastMonth={months.last}
                onMonth={(next) => choose({ month: next, date: '', startsAt: '' })}
              />
            )}
          </section>
        </div>
      )}
      <div className={style.part}>
        <label className={style.label} htmlFor={notesId}>
          {t('booking.notes')}
        </label>
        <textarea
          id={notesId}
          name="notes"
          className={style.notes}
          rows={2}
          maxLength={maxNotes}
          value={draft.notes}
          disabled={!isReady}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </div>
      {!lacksItems && alert}
      <p className="visually-hidden" role="status">
        {Boolean(freeDays) && t('booking.daysFree', { month: monthText(month, locale), count: freeDays! })}
      </p>
      <div className={style.bar} data-floats={startsAt ? true : undefined}>
        <div>
          {draft.items.length > 0 && <p className={style.facts}>{totalText(t, draft.items, times?.minutes)}</p>}
          {!startsAt && date && <p>{dateText(date, locale)}</p>}
          <p role="status">
            {startsAt && t('booking.at', { date: dateText(date, locale), time: clockTime(startsAt, timeZone, locale) })}
          </p>
        </div>
        <button type="submit" className="button" disabled={!isReady}>
          {submit ?? t('booking.continue')}
        </button>
      </div>
    </form>
  );
}
