import type { QueuePage_QueueQuery, QueuePart } from './check-ins.generated';
import type { QueueView } from './queue-view';
import style from './QueueParts.module.css';

type Counts = QueuePage_QueueQuery['queueCounts'];
interface Props {
  part: QueuePart | null;
  counts: Counts | undefined;
  onShow: (change: Partial<QueueView>) => void;
}

const parts: [QueuePart, string, Exclude<keyof Counts, '__typename' | 'nextOverdueAt'>][] = [
  ['WAITING', 'Waiting', 'waiting'],
  ['READY', 'Ready', 'ready'],
  ['OVERDUE', 'Overdue', 'overdue'],
  ['REPLIES', 'Replies', 'replies'],
];
/** What wants the host's attention while there is any of it. */
const urgent: readonly QueuePart[] = ['OVERDUE', 'REPLIES'];

/** Counts of Today, each of which shows only its parties; pressed again, all of them. */
export function QueueParts({ part: shown, counts, onShow }: Props) {
  return (
    <div role="group" aria-label="Show only" className={style.parts}>
      {parts.map(([part, word, key]) => (
        <button
          key={part}
          type="button"
          className={style.part}
          aria-pressed={part === shown}
          data-urgent={(urgent.includes(part) && counts && counts[key] > 0) || undefined}
          onClick={() => onShow({ filter: 'CHECKED_IN', part: part === shown ? null : part, search: '' })}
        >
          {word} <strong className="numbers">{counts?.[key] ?? ''}</strong>
        </button>
      ))}
    </div>
  );
}
