import MoreTimeIcon from '@mui/icons-material/MoreTimeOutlined';
import NotesIcon from '@mui/icons-material/StickyNote2Outlined';
import StoppedIcon from '@mui/icons-material/SpeakerNotesOffOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import TextIcon from '@mui/icons-material/TextsmsOutlined';
import Button from '@mui/material/Button';
import type { CSSProperties } from 'react';
import { relativeTime } from '../check-in-app/relative-time';
import { cardLines, screenWidth } from './card-lines';
import type { RowNote } from './row-notes';
import { nameOf, type CheckIn } from './statuses';
import style from './RowStrip.module.css';

interface Props {
  checkIn: CheckIn;
  text: Pick<CheckIn, 'reply' | 'repliedAt'>;
  notes: readonly RowNote[];
  now: number | null;
  isOpen: boolean;
  mayAnswer: boolean;
  isLeaving: boolean;
  onAnswer: (checkIn: CheckIn) => void;
  onDismiss: (checkIn: CheckIn) => void;
}

const icons = { notes: NotesIcon, stopped: StoppedIcon, hold: MoreTimeIcon, offline: CloudOffIcon };

/** Under a row: the party's unanswered text and the notes about it. */
export function RowStrip({
  checkIn,
  text: { reply, repliedAt },
  notes,
  now,
  isOpen,
  mayAnswer,
  isLeaving,
  onAnswer,
  onDismiss,
}: Props) {
  const name = nameOf(checkIn);
  const lines = (text: string, kind: 'note' | 'reply') =>
    isOpen ? ({ '--lines': cardLines(text, kind, screenWidth()) } as CSSProperties) : undefined;
  return (
    <div className={style.strip}>
      {reply !== null && (
        <div className={style.reply} style={lines(reply, 'reply')} data-reply>
          <TextIcon fontSize="small" aria-hidden />
          <p className={style.text} title={reply}>
            <q>{reply}</q>
            {repliedAt && now !== null && <span className={style.when}>{` ${relativeTime(repliedAt, now)}`}</span>}
          </p>
          {mayAnswer && (
            <span className={style.actions}>
              <Button size="small" aria-label={`Answer ${name}`} disabled={isLeaving} onClick={() => onAnswer(checkIn)}>
                Answer
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={`Dismiss the text of ${name}`}
                disabled={isLeaving}
                onClick={() => onDismiss(checkIn)}
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
          <p key={kind} className={style.note} style={lines(text, 'note')} data-urgent={isUrgent || undefined}>
            <Icon fontSize="small" aria-hidden />
            <span title={text}>{text}</span>
          </p>
        );
      })}
    </div>
  );
}
