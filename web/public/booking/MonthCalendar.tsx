import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from '../i18n/language-context';
import { addDays, addMonths, dayInMonth, monthOf, weekdayOf, weeksOf } from './calendar-dates';
import style from './MonthCalendar.module.css';
import { dateText, monthText, weekdayNames } from './visit-words';

interface Props {
  month: string;
  /** The first and the last that can be shown. */
  months: { first: string; last: string };
  firstDate: string;
  lastDate: string;
  /** '' for none. */
  chosen: string;
  /** How many free times a date has; undefined while that is not known. */
  countOn(date: string): number | undefined;
  onMonth(month: string): void;
  onChoose(date: string): void;
}

/** Where a key leads from a date; null for keys that lead nowhere. */
function dateAfter(key: string, date: string): string | null {
  if (key === 'ArrowLeft') return addDays(date, -1);
  if (key === 'ArrowRight') return addDays(date, 1);
  if (key === 'ArrowUp') return addDays(date, -7);
  if (key === 'ArrowDown') return addDays(date, 7);
  if (key === 'PageUp') return dayInMonth(date, addMonths(monthOf(date), -1));
  if (key === 'PageDown') return dayInMonth(date, addMonths(monthOf(date), 1));
  if (key === 'Home') return addDays(date, -weekdayOf(date));
  if (key === 'End') return addDays(date, 6 - weekdayOf(date));
  return null;
}

/** A month to choose a day from. One day is a tab stop, the arrows go to the others; days without free times can be reached, but look and say so. */
export function MonthCalendar(props: Props) {
  const { month, months, firstDate, lastDate, chosen, countOn, onMonth, onChoose } = props;
  const t = useTranslate();
  const locale = useLocale();
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState('');
  const takesFocus = useRef(false);
  const weeks = weeksOf(month);
  const isIn = (date: string) => date >= firstDate && date <= lastDate;
  const countIn = (date: string) => (isIn(date) ? countOn(date) : 0);
  const days = weeks.flat().filter((date) => date !== null);
  const stop = [reached, chosen, days.find((date) => isIn(date) && countOn(date)), days.find(isIn)].find(
    (date) => date && monthOf(date) === month,
  );
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.date;
    const to = from && dateAfter(event.key, from);
    if (!to) return;
    event.preventDefault();
    const next = to < firstDate ? firstDate : to > lastDate ? lastDate : to;
    if (next === from) return;
    takesFocus.current = true;
    setReached(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };

  const arrow = (by: 1 | -1) => {
    const to = addMonths(month, by);
    return (
      <button
        type="button"
        className={style.arrow}
        aria-label={t(by < 0 ? 'booking.previousMonth' : 'booking.nextMonth')}
        disabled={to < months.first || to > months.last}
        onClick={() => onMonth(to)}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
          <path d={by < 0 ? 'm14.5 6-6 6 6 6' : 'm9.5 6 6 6-6 6'} />
        </svg>
      </button>
    );
  };

  return (
    <div className={style.calendar}>
      <div className={style.head}>
        {arrow(-1)}
        <h2 id={titleId} aria-live="polite">
          {monthText(month, locale)}
        </h2>
        {arrow(1)}
      </div>
      <div ref={grid} role="grid" aria-labelledby={titleId} tabIndex={-1} className={style.grid} onKeyDown={onKeyDown}>
        <div role="row" className={style.week}>
          {weekdayNames(locale).map(({ short, long }) => (
            <div key={long} role="columnheader" aria-label={long} className={style.weekday}>
              {short}
            </div>
          ))}
        </div>
        {weeks.map((week, index) => (
          <div key={index} role="row" className={style.week}>
            {week.map((date, weekday) => (
              <div
                key={weekday}
                role="gridcell"
                aria-selected={date ? date === chosen : undefined}
                className={style.day}
              >
                {date && (
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === stop ? 0 : -1}
                    aria-label={
                      countIn(date) === 0
                        ? t('booking.dayTaken', { date: dateText(date, locale) })
                        : dateText(date, locale)
                    }
                    aria-disabled={!countIn(date)}
                    onFocus={() => setReached(date)}
                    onClick={() => countIn(date) !== undefined && isIn(date) && onChoose(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
