import { useTranslate } from '../i18n/language-context';
import type { StandbyPage } from './load-own-data';
import style from './OwnData.module.css';
import { useDay } from './use-day';

/** The times for which a customer waits, or waited. */
export function StandbyList({ standbys }: { standbys: Readonly<StandbyPage['items']> }) {
  const t = useTranslate();
  // A date is none of a zone.
  const dayOf = useDay('UTC');
  return (
    <ul className={style.list}>
      {standbys.map(({ id, state, firstDate, lastDate, parts }) => {
        const products = parts.flatMap((part) => part.products);
        const staff = parts.flatMap((part) => part.staff ?? []);
        const [first, last] = [dayOf(firstDate), dayOf(lastDate)];
        return (
          <li key={id}>
            <strong>{firstDate === lastDate ? first : t('ownData.standbyDays', { first, last })}</strong> ·{' '}
            {t('ownData.standbyState', { state })}
            {products.length > 0 && <p>{products.join(', ')}</p>}
            {staff.length > 0 && <p>{t('ownData.staff', { name: staff.join(', '), asked: 'no' })}</p>}
          </li>
        );
      })}
    </ul>
  );
}
