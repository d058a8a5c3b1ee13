import { useLocale, useTranslate } from '../i18n/language-context';
import { exceptionLines, weekdayOf, weekLines, type DayLine } from './hours-words';
import style from './HoursPanel.module.css';
import type { PageHours } from './page-data';
import { Panel } from './Panel';

const Times = ({ times }: Pick<DayLine, 'times'>) => (
  <td>
    {times.map((time) => (
      <span key={time}>{time}</span>
    ))}
  </td>
);

/** The hours of the week, today marked, and the dates that differ. */
export function HoursPanel({ hours, readAt, timeZone }: { hours: PageHours; readAt: string; timeZone: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const week = weekLines(t, hours, locale);
  const exceptions = exceptionLines(t, hours, locale);
  const today = weekdayOf(readAt, timeZone);
  return (
    <Panel title={t('businessPage.hours')}>
      {week.length === 0 ? (
        <p className={style.none}>{t('businessPage.noHours')}</p>
      ) : (
        <table className={style.hours}>
          <tbody>
            {week.map(({ key, weekday, day, times }) => (
              <tr key={key} aria-current={weekday === today ? 'date' : undefined}>
                <th scope="row">{day}</th>
                <Times times={times} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {exceptions.length > 0 && (
        <>
          <h3 className={style.heading}>{t('businessPage.otherHours')}</h3>
          <table className={style.hours}>
            <tbody>
              {exceptions.map(({ key, day, name, times }) => (
                <tr key={key}>
                  <th scope="row">
                    {day}
                    <span className={style.name}>{name}</span>
                  </th>
                  <Times times={times} />
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  );
}
