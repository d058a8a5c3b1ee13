import { useTranslate } from '../i18n/language-context';
import type { PlainKey } from '../i18n/messages';
import { LineIcon, type LineIconName } from '../../ui/icons/LineIcon';
import style from './HostSection.module.css';

interface Row {
  place?: PlainKey;
  name: string;
  partySize: number;
  status: 'ready' | 'checked-in' | 'seated';
}

const rows: Row[] = [
  { name: 'Zoë M.', partySize: 2, status: 'ready' },
  { place: 'landing.queueNext', name: 'Marcus W.', partySize: 1, status: 'checked-in' },
  { place: 'landing.queueSecond', name: 'Ana-Lucía R.', partySize: 4, status: 'checked-in' },
  { name: 'Dev P.', partySize: 1, status: 'seated' },
];

const chips: Record<Row['status'], { icon: LineIconName; word: PlainKey }> = {
  ready: { icon: 'bell', word: 'landing.ready' },
  'checked-in': { icon: 'clock', word: 'landing.checkedIn' },
  seated: { icon: 'chair', word: 'landing.seated' },
};

const facts = ['landing.fact1', 'landing.fact2', 'landing.fact3', 'landing.fact4'] as const;

export function HostSection() {
  const t = useTranslate();
  return (
    <section aria-labelledby="host" className={style.section}>
      <div>
        <h2 id="host">{t('landing.hostTitle')}</h2>
        <p className={style.lead}>{t('landing.hostText')}</p>
        <ul className={style.facts}>
          {facts.map((fact) => (
            <li key={fact}>{t(fact)}</li>
          ))}
        </ul>
      </div>
      <div role="img" aria-label={t('landing.queueLabel')} className={style.queue}>
        {rows.map(({ place, name, partySize, status }) => (
          <div key={name} className={style.row}>
            <div>
              <strong>{name}</strong>
              <span>
                {t('landing.partyOf', { partySize })}
                {place && ` · ${t(place)}`}
              </span>
            </div>
            <span className={style.chip} data-status={status}>
              <LineIcon name={chips[status].icon} size={18} /> {t(chips[status].word)}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}
