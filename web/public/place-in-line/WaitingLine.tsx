import { ordinal } from '../../ui/ordinal';
import type { PlaceFragment } from './place-in-line.generated';
import style from './WaitingLine.module.css';

const shownAtMost = 30;

/** Everybody who waits, by position and party size only. A long line shows its head and always you. */
export function WaitingLine({ line }: { line: PlaceFragment['line'] }) {
  const shown = line.filter((entry, i) => i < shownAtMost || entry.isYou);
  const hidden = line.length - shown.length;
  return (
    <section className={style.waiting} aria-labelledby="waiting-line">
      <h2 id="waiting-line">Waitlist</h2>
      <ol>
        {shown.map(({ position, partySize, isYou }) => (
          <li key={position} aria-current={isYou || undefined}>
            <span className={style.position}>{ordinal(position)}</span>
            <span>{isYou ? 'You' : ''}</span>
            <span className={style.party}>Party of {partySize}</span>
          </li>
        ))}
      </ol>
      {hidden > 0 && <p>and {hidden} more</p>}
    </section>
  );
}
