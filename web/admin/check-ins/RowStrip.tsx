import MoreTimeIcon from '@mui/icons-material/MoreTimeOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import TextIcon from '@mui/icons-material/TextsmsOutlined';
import Button from '@mui/material/Button';
import { relativeTime } from '../check-in-app/relative-time';
import type { RowNote } from './row-notes';
import { nameOf, type CheckIn } from './statuses';
import style from './Queue.module.css';

type Props = {
  entry: CheckIn;
  notes: readonly RowNote[];
  now: number | null;
  mayAnswer: boolean;
  isLeaving: boolean;
  onAnswer: (entry: CheckIn) => void;
  onDismiss: (entry: CheckIn) => void;
};

const icons = { hold: MoreTimeIcon, offline: CloudOffIcon };

/** Under a row: what the party wrote and nobody has answered, and what the host should know about it. */
export function RowStrip({ entry, notes, now, mayAnswer, isLeaving, onAnswer, onDismiss }: Props) {
  const name = nameOf(entry);
  return (
    <div className={style.strip}>
      {entry.reply !== null && (
        <div className={style.reply}>
          <TextIcon fontSize="small" aria-hidden />
          <p className={style.said} title={entry.reply}>
            <q>{entry.reply}</q>
            {entry.repliedAt && now !== null && (
              <span className={style.when}>{` ${relativeTime(entry.repliedAt, now)}`}</span>
            )}
          </p>
          {mayAnswer && (
            <span className={style.replyActions}>
              <Button size="small" aria-label={`Answer ${name}`} disabled={isLeaving} onClick={() => onAnswer(entry)}>
                Answer
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={`Dismiss the text of ${name}`}
                disabled={isLeaving}
                onClick={() => onDismiss(entry)}
              >
                Dismiss
              </Button>
            </span>
          )}
        </div>
      )}
      {notes.map(({ kind, text, isUrgent }) => {
        const Icon = icons[kind];
        return (
          <p key={kind} className={style.note} data-urgent={isUrgent || undefined}>
            <Icon fontSize="small" aria-hidden />
            <span>{text}</span>
          </p>
        );
      })}
    </div>
  );
}
