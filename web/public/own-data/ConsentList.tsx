import { useTranslate } from '../i18n/language-context';
import type { OwnRecord } from './load-own-data';
import style from './OwnData.module.css';
import { useDay } from './use-day';

interface Props {
  consents: OwnRecord['consents'];
  timeZone: string;
}

/** What was agreed to about texts, with the words as they were shown. */
export function ConsentList({ consents, timeZone }: Props) {
  const t = useTranslate();
  const dayOf = useDay(timeZone);
  if (consents.length === 0) return <p>{t('ownData.none')}</p>;
  return (
    <ul className={style.list}>
      {consents.map(({ kind, source, wording, at }) => (
        <li key={`${at} ${kind} ${source}`}>
          <strong>{dayOf(at)}</strong> · {t('ownData.consent', { kind, source })}
          {wording && <p>“{wording}”</p>}
        </li>
      ))}
    </ul>
  );
}
