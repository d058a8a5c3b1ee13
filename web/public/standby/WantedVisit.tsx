import { useLocale, useTranslate } from '../i18n/language-context';
import type { OwnStandbyFactsFragment } from './standby.generated';
import { dateText, timeText } from './standby-words';
import style from './Standby.module.css';

type Wanted = Pick<OwnStandbyFactsFragment, 'firstDate' | 'lastDate' | 'fromTime' | 'toTime' | 'parts'>;

/** The days, times, items and staff that somebody waits for. */
export function WantedVisit({ standby: { firstDate, lastDate, fromTime, toTime, parts } }: { standby: Wanted }) {
  const t = useTranslate();
  const locale = useLocale();
  const [first, last] = [dateText(firstDate, locale), dateText(lastDate, locale)];
  const [from, to] = [fromTime && timeText(fromTime, locale), toTime && timeText(toTime, locale)];
  const times =
    from && to
      ? from === to
        ? t('standby.oneTime', { time: from })
        : t('standby.times', { from, to })
      : from
        ? t('standby.after', { from })
        : to
          ? t('standby.before', { to })
          : t('standby.anyTime');
  const items = parts.flatMap(({ products }) => products);
  const staff = parts.flatMap((part) => part.staff ?? []);
  return (
    <section className={style.part} aria-label={t('standby.visit')}>
      <h2>{t('standby.visit')}</h2>
      <p>{firstDate === lastDate ? first : t('standby.days', { first, last })}</p>
      <p>{times}</p>
      {items.length > 0 && <p>{items.join(', ')}</p>}
      {staff.length > 0 && <p>{t('standby.with', { name: [...new Set(staff)].join(', ') })}</p>}
    </section>
  );
}
