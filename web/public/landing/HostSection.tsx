import { LineIcon, type LineIconName } from '../../ui/icons/LineIcon';
import style from './HostSection.module.css';

interface Row {
  place: string;
  name: string;
  detail: string;
  status: 'ready' | 'checked-in' | 'seated';
  word: string;
  icon: LineIconName;
}

const rows: Row[] = [
  { place: '', name: 'Zoë M.', detail: 'Party of 2', status: 'ready', word: 'Ready', icon: 'bell' },
  {
    place: 'Next in Line',
    name: 'Marcus W.',
    detail: 'Party of 1',
    status: 'checked-in',
    word: 'Checked in',
    icon: 'clock',
  },
  { place: '2nd', name: 'Ana-Lucía R.', detail: 'Party of 4', status: 'checked-in', word: 'Checked in', icon: 'clock' },
  { place: '', name: 'Dev P.', detail: 'Party of 1', status: 'seated', word: 'Seated', icon: 'chair' },
];

const facts = [
  'A check-in shows on every open screen within a second.',
  'Change a status in the row, and take it back within ten seconds.',
  'Add walk-ins yourself, search, and look back at any earlier day.',
  'If two of you touch the same entry, nothing is overwritten unseen.',
];

export function HostSection() {
  return (
    <section aria-labelledby="host" className={style.section}>
      <div>
        <h2 id="host">What you see at the desk</h2>
        <p className={style.lead}>One live list, the same for everybody who works with you.</p>
        <ul className={style.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div
        role="img"
        aria-label="The queue: Zoë is ready, Marcus is next in line, Ana-Lucía is second, Dev is seated"
        className={style.queue}
      >
        {rows.map(({ place, name, detail, status, word, icon }) => (
          <div key={name} className={style.row}>
            <div>
              <strong>{name}</strong>
              <span>
                {detail}
                {place && ` · ${place}`}
              </span>
            </div>
            <span className={style.chip} data-status={status}>
              <LineIcon name={icon} size={18} /> {word}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}
