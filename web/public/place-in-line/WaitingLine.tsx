import { useTranslate } from '../i18n/language-context';
import type { PlaceFragment } from './place-in-line.generated';
import style from './WaitingLine.module.css';

interface Waiting {
  position: number;
  partySize: number;
  isYou?: boolean;
}

function Row({ position, partySize, isYou }: Waiting) {
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
export function WaitingLine({ line, own }: { line: PlaceFragment['line']; own: Waiting }) {
  const t = useTranslate();
  const isBehind = !line.some(({ isYou }) => isYou);
  const between = own.position - line.length - 1;
  return (
    <section className={style.waiting} aria-labelledby="waiting-line">
      <h2 id="waiting-line">{t('placeInLine.waitlist')}</h2>
      <ol>
        {line.map((entry) => (
          <Row key={entry.position} {...entry} />
        ))}
        {isBehind && between > 0 && <li className={style.gap}>{t('placeInLine.more', { count: between })}</li>}
        {isBehind && <Row {...own} isYou />}
      </ol>
    </section>
  );
}
