import { useEffect, useState } from 'react';
import { clockTime } from '../../ui/clock-time';
import { useDelayed } from '../../ui/use-delayed';
import { useLocale, useTranslate } from '../i18n/language-context';
import { afterMidnight } from './after-midnight';
import { addMonths } from './calendar-dates';
import { standbyPath } from '../standby/paths';
import style from './TimesPart.module.css';
import { dateText, monthText, otherZone } from './visit-words';

interface Props {
  /** Of the business where customers can ask to be told of a freed time; undefined elsewhere. */
  vanityName?: string | undefined;
  /** '' while none is chosen. */
  date: string;
  /** Of the date; undefined while they are not known. */
  times: readonly string[] | undefined;
  /** Whether the date, or any of the month while none is chosen, has hours for the visit. */
  hasHours?: boolean | undefined;
  isReading: boolean;
  /** Of the month; undefined while they are not known. */
  freeDays: number | undefined;
  month: string;
  lastMonth: string;
  chosen: string;
  timeZone: string;
  onChoose(time: string): void;
  onMonth(month: string): void;
}

function Reading() {
  const t = useTranslate();
  return useDelayed() && <p className={style.note}>{t('booking.reading')}</p>;
}

/** The zone of the business, if the visitor's clock shows another time. */
function ZoneNote({ instant, timeZone }: { instant: string; timeZone: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(otherZone(instant, timeZone, locale)), [instant, timeZone, locale]);
  return zone && <p className={style.note}>{t('booking.zone', { zone })}</p>;
}

/** Where nothing is free, or nothing that suits: the way to hear of a time that frees up. */
function TellMe({ of, on }: { of: string; on: string }) {
  const t = useTranslate();
  return (
    <a className="button" data-kind="quiet" href={`${standbyPath(of)}?on=${on}`}>
      {t('booking.tellMe')}
    </a>
  );
}

interface TimesProps extends Pick<Props, 'chosen' | 'timeZone' | 'onChoose'> {
  times: readonly string[];
}

function Times({ times, chosen, timeZone, onChoose }: TimesProps) {
  const locale = useLocale();
  return (
    <div className={style.times}>
      {times.map((time) => (
        <label key={time}>
          <input type="radio" name="time" checked={time === chosen} onChange={() => onChoose(time)} />
          <span>{clockTime(time, timeZone, locale)}</span>
        </label>
      ))}
    </div>
  );
}

/** When the visit can begin on the chosen date. */
export function TimesPart(props: Props) {
  const {
    vanityName,
    date,
    times,
    hasHours,
    isReading,
    freeDays,
    month,
    lastMonth,
    chosen,
    timeZone,
    onChoose,
    onMonth,
  } = props;
  const t = useTranslate();
  const locale = useLocale();
  const next = addMonths(month, 1);
  const night = times ? afterMidnight(times, timeZone) : 0;
  return (
    <>
      <h2>{date ? dateText(date, locale) : t('booking.time')}</h2>
      {isReading && <Reading />}
      {freeDays === 0 && !date && (
        <>
          <p role="status" className={style.note}>
            {t('booking.noneInMonth', { month: monthText(month, locale) })}
          </p>
          <div className={style.ways}>
            {next <= lastMonth && (
              <button type="button" className="button" data-kind="quiet" onClick={() => onMonth(next)}>
                {t('booking.showMonth', { month: monthText(next, locale) })}
              </button>
            )}
            {vanityName && hasHours && <TellMe of={vanityName} on={month} />}
          </div>
        </>
      )}
      {!isReading && freeDays !== 0 && !date && <p className={style.note}>{t('booking.dateFirst')}</p>}
      {times?.length === 0 && (
        <>
          <p role="alert" className={style.none}>
            {t('booking.noTimes', { date: dateText(date, locale) })}
          </p>
          {vanityName && hasHours && <TellMe of={vanityName} on={date} />}
        </>
      )}
      {times && times.length > 0 && (
        <>
          <ZoneNote instant={times[0]} timeZone={timeZone} />
          <div role="radiogroup" aria-label={t('booking.time')}>
            {night > 0 && (
              <>
                <h3 className={style.heading}>{t('booking.afterMidnight')}</h3>
                <Times {...{ chosen, timeZone, onChoose }} times={times.slice(0, night)} />
                {night < times.length && <h3 className={style.heading}>{t('booking.laterThatDay')}</h3>}
              </>
            )}
            <Times {...{ chosen, timeZone, onChoose }} times={times.slice(night)} />
          </div>
          {vanityName && <TellMe of={vanityName} on={date} />}
        </>
      )}
    </>
  );
}
