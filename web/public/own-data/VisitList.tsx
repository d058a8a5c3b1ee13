import { useTranslate } from '../i18n/language-context';
import type { VisitPage } from './load-own-data';
import style from './OwnData.module.css';
import { useDay } from './use-day';

interface Props {
  visits: Readonly<VisitPage['items']>;
  timeZone: string;
}

export function VisitList({ visits, timeZone }: Props) {
  const t = useTranslate();
  const dayOf = useDay(timeZone);
  return (
    <ul className={style.list}>
      {visits.map(
        ({
          id,
          at,
          status,
          partySize,
          services,
          staff,
          askedForStaff,
          notes,
          temperature,
          email,
          rating,
          feedback,
        }) => (
          <li key={id}>
            <strong>{dayOf(at)}</strong> · {t('ownData.status', { status })} ·{' '}
            {t('ownData.party', { count: partySize })}
            {services.length > 0 && <p>{services.join(', ')}</p>}
            {staff !== null && <p>{t('ownData.staff', { name: staff, asked: askedForStaff ? 'yes' : 'no' })}</p>}
            {notes && <p>{t('ownData.wrote', { text: notes })}</p>}
            {temperature !== null && <p>{t('ownData.temperature', { degrees: temperature })}</p>}
            {email !== null && <p>{t('ownData.visitEmail', { email })}</p>}
            {rating !== null && <p>{t('ownData.rated', { rating })}</p>}
            {feedback && <p>{t('ownData.wrote', { text: feedback })}</p>}
          </li>
        ),
      )}
    </ul>
  );
}
