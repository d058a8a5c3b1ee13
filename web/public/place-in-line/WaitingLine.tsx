import { useTranslate } from '../i18n/language-context';
import style from './WaitingLine.module.css';

interface Waiting {
  position: number;
  partySize: number;
}

function Row({ position, partySize, isYou = false }: Waiting & { isYou?: boolean }) {
  const t = useTranslate();
  return (
    <li aria-current={isYou || undefined}>
      <span className={style.position}>{t('placeInLine.ordinal', { position })}</span>
      <span>{isYou ? t('placeInLine.you') : ''}</span>
      <span className={style.party}>{t('placeInLine.partyOf', { partySize })}</span>
    </li>
  );
}

/** All waiting parties, by position and party size only. Of a long line the server sends the first ones; a customer behind them is added at the end. */
export function WaitingLine({ line, own }: { line: readonly Waiting[]; own: Waiting }) {
  const t = useTranslate();
  const between = own.position - line.length - 1;
  const isBehind = between >= 0;
  return (
    <section className={style.waiting} aria-labelledby="waiting-line">
      <h2 id="waiting-line">{t('placeInLine.waitlist')}</h2>
      <ol>
        {line.map((entry) => (
          <Row key={entry.position} {...entry} isYou={entry.position === own.position} />
        ))}
        {isBehind && between > 0 && <li className={style.gap}>{t('placeInLine.more', { count: between })}</li>}
        {isBehind && <Row {...own} isYou />}
      </ol>
    </section>
  );
}
