import { useId, useState, type FormEvent } from 'react';
import { useLocale, useTranslate } from '../i18n/language-context';
import style from './Standby.module.css';
import { dateText, monthText, timeText } from './standby-words';
import { type DayHours, type Days, halfHours, hoursWithin, isWrongOrder, type When } from './wanted-days';

interface Props {
  /** The wanted day; null where it was a month. */
  day: Days | null;
  month: Days | null;
  /** Of the month; undefined while they are not known. */
  hours: readonly DayHours[] | undefined;
  /** As it was chosen before. */
  first: When | null;
  onNext(when: When): void;
}

/** On which days and at what time of the day it suits them. */
export function WhenForm({ day, month, hours, first, onNext }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const [days, setDays] = useState<Days>((first?.lastDate === month?.lastDate ? month : null) ?? day ?? month!);
  const [times, setTimes] = useState({ from: first?.fromTime ?? '', to: first?.toTime ?? '' });
  const [hasTried, setHasTried] = useState(false);
  const open = hours && hoursWithin(hours, days);
  const choices = open ? halfHours.filter((time) => time >= open.from && time <= open.to) : halfHours;
  const isWrong = times.from !== '' && times.to !== '' && isWrongOrder(times.from, times.to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (isWrong) return;
    onNext({
      firstDate: days.firstDate,
      lastDate: days.lastDate,
      fromTime: times.from || null,
      toTime: times.to || null,
    });
  };
  const option = (these: Days | null, label: string) =>
    these &&
    (!day || !month ? (
      <p>{label}</p>
    ) : (
      <label className={style.option}>
        <input
          type="radio"
          name="days"
          checked={days.firstDate === these.firstDate && days.lastDate === these.lastDate}
          onChange={() => {
            setDays(these);
            setTimes({ from: '', to: '' });
          }}
        />
        {label}
      </label>
    ));
  const select = (end: 'from' | 'to', label: string) => (
    <div>
      <label htmlFor={`${id}-${end}`}>{label}</label>
      <select
        id={`${id}-${end}`}
        className={style.select}
        value={times[end]}
        aria-invalid={end === 'to' && hasTried && isWrong ? true : undefined}
        onChange={(event) => setTimes({ ...times, [end]: event.target.value })}
      >
        <option value="">{t('standby.anyTime')}</option>
        {choices.map((time) => (
          <option key={time} value={time}>
            {timeText(time, locale)}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <form className={style.step} noValidate onSubmit={submit}>
      <p>{t('standby.intro')}</p>
      <fieldset className={style.part}>
        <legend>{t('standby.whichDays')}</legend>
        {day && option(day, t('standby.thisDay', { date: dateText(day.firstDate, locale) }))}
        {month && option(month, t('standby.thisMonth', { month: monthText(month.firstDate, locale) }))}
      </fieldset>
      <fieldset className={style.part}>
        <legend>{t('standby.whichTimes')}</legend>
        <div className={style.actions}>
          {select('from', t('standby.from'))}
          {select('to', t('standby.to'))}
        </div>
        {hasTried && isWrong && <p role="alert">{t('standby.timesError')}</p>}
      </fieldset>
      <div className={style.actions}>
        <button type="submit" className="button">
          {t('booking.continue')}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={() => history.back()}>
          {t('app.goBack')}
        </button>
      </div>
    </form>
  );
}
