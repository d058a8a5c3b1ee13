import { ordinal } from '../../ui/ordinal';
import type { PlaceFragment } from './place-in-line.generated';
import style from './WaitingLine.module.css';

interface Waiting {
  position: number;
  partySize: number;
  isYou?: boolean;
}

function Row({ position, partySize, isYou }: Waiting) {
  return (
    <li aria-current={isYou || undefined}>
      <span className={style.position}>{ordinal(position)}</span>
      <span>{isYou ? 'You' : ''}</span>
      <span className={style.party}>Party of {partySize}</span>
    </li>
  );
}

/** All waiting parties, by position and party size only. Of a long line the server sends the first ones; a customer behind them is added at the end. */
export function WaitingLine({ line, own }: { line: PlaceFragment['line']; own: Waiting }) {
  const isBehind = !line.some(({ isYou }) => isYou);
  const between = own.position - line.length - 1;
  return (
    <section className={style.waiting} aria-labelledby="waiting-line">
      <h2 id="waiting-line">Waitlist</h2>
      <ol>
        {line.map((entry) => (
          <Row key={entry.position} {...entry} />
        ))}
        {isBehind && between > 0 && <li className={style.gap}>{between} more</li>}
        {isBehind && <Row {...own} isYou />}
      </ol>
    </section>
  );
}
