import MoreIcon from '@mui/icons-material/MoreVert';
import NotesIcon from '@mui/icons-material/StickyNote2Outlined';
import GroupIcon from '@mui/icons-material/PeopleOutlined';
import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { Link } from 'react-router';
import { clockTime } from '../../ui/clock-time';
import { ordinal } from '../../ui/ordinal';
import { formatPhone } from '../../ui/phone-number';
import { isThumbsUp } from '../feedback/ratings';
import { CallUpCell } from './CallUpCell';
import { quoteWords, type RowNote } from './row-notes';
import { RowStrip } from './RowStrip';
import { nameOf, type CheckIn, type Status } from './statuses';
import { StatusChoice } from './StatusChoice';
import { timeNote } from './times';
import style from './Queue.module.css';

export type RowActions = {
  setStatus: (entry: CheckIn, status: Status) => void;
  takeBack: (entry: CheckIn) => void;
  callUp: (entry: CheckIn) => void;
  answer: (entry: CheckIn) => void;
  dismissReply: (entry: CheckIn) => void;
  openMenu: (entry: CheckIn, anchor: HTMLElement) => void;
};
export type RowRights = { maySetStatus: boolean; mayCallUp: boolean; mayAnswer: boolean };
type Props = {
  entry: CheckIn;
  notes: readonly RowNote[];
  index: number;
  /** Pixels; `strip` is how much of the height lies under the row's own cells. */
  top: number;
  height: number;
  strip: number;
  search: string;
  timeZone: string;
  /** Epoch milliseconds. */
  clock: number;
  isToday: boolean;
  isFresh: boolean;
  isLeaving: boolean;
  hasPlace: boolean;
  rights: RowRights;
  actions: RowActions;
};

function placeOf({ status, position }: CheckIn): string {
  if (status === 'READY') return 'Ready';
  if (status !== 'CHECKED_IN' || position === null) return '';
  return position === 1 ? 'Next in Line' : ordinal(position);
}

function Place({ entry }: { entry: CheckIn }) {
  const { status, position, quote } = entry;
  return (
    <div
      role="cell"
      className={style.place}
      data-first={(status === 'CHECKED_IN' && position === 1) || undefined}
      data-ready={status === 'READY' || undefined}
    >
      {placeOf(entry) && <span>{placeOf(entry)}</span>}
      {status === 'CHECKED_IN' && quote && <span className={style.quote}>{quoteWords(quote)}</span>}
    </div>
  );
}

function Rating({ rating }: { rating: number }) {
  const Icon = isThumbsUp(rating) ? ThumbUpIcon : ThumbDownIcon;
  return (
    <span className={style.rating} data-up={isThumbsUp(rating) || undefined}>
      <Icon fontSize="small" aria-hidden />
      <span className={style.unseen}>Rated </span>
      {`${rating} of 5`}
    </span>
  );
}

function Row({
  entry,
  notes,
  index,
  top,
  height,
  strip,
  search,
  timeZone,
  clock,
  isToday,
  isFresh,
  isLeaving,
  hasPlace,
  rights,
  actions,
}: Props) {
  const name = nameOf(entry);
  const now = isToday ? clock : null;
  const note = timeNote(entry, timeZone, now);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={style.row}
      style={{ top, height, paddingBottom: strip || undefined }}
      data-fresh={isFresh || undefined}
      data-leaving={isLeaving || undefined}
      data-row={index}
    >
      {hasPlace && <Place entry={entry} />}
      <div role="cell" className={style.customer}>
        <span className={style.nameLine}>
          <Link className={style.name} title={name} to={{ search }} state={{ fromQueue: true }} preventScrollReset>
            {name}
          </Link>
          {entry.isNewCustomer && isToday && <span className={style.badge}>New!</span>}
          {entry.notes && <NotesIcon className={style.notes} fontSize="small" titleAccess="Has notes" />}
          {entry.tableNumber && <span className={style.tableNumber}>{`Table ${entry.tableNumber}`}</span>}
        </span>
        <span className={style.soft}>{formatPhone(entry.customer.phone)}</span>
        {(entry.reply !== null || notes.length > 0) && (
          <RowStrip
            entry={entry}
            notes={notes}
            now={now}
            mayAnswer={rights.mayAnswer && isToday}
            isLeaving={isLeaving}
            onAnswer={actions.answer}
            onDismiss={actions.dismissReply}
          />
        )}
      </div>
      <div role="cell" className={style.party}>
        <GroupIcon fontSize="small" aria-hidden />
        <span className="numbers">{entry.partySize}</span>
      </div>
      <div role="cell" className={style.time}>
        <span className="numbers">{clockTime(entry.createdAt, timeZone)}</span>
        {note && <span className={`${style.soft} numbers`}>{note}</span>}
        {entry.status === 'CANCELED' && entry.cancelBy && <span className={style.soft}>{`By ${entry.cancelBy}`}</span>}
        {entry.rating !== null && <Rating rating={entry.rating} />}
      </div>
      <div role="cell" className={style.status}>
        <StatusChoice
          label={`Status of ${name}`}
          value={entry.status}
          isDisabled={!rights.maySetStatus || isLeaving || !entry.isEditable}
          onChange={(status) => actions.setStatus(entry, status)}
        />
      </div>
      <div role="cell" className={style.callUp}>
        <CallUpCell
          entry={entry}
          timeZone={timeZone}
          now={clock}
          mayCallUp={rights.mayCallUp}
          maySetStatus={rights.maySetStatus}
          isLeaving={isLeaving}
          onCallUp={actions.callUp}
          onUndo={actions.takeBack}
        />
      </div>
      <div role="cell" className={style.actions}>
        <IconButton
          aria-label={`More for ${name}`}
          aria-haspopup="menu"
          disabled={isLeaving}
          onClick={(event) => actions.openMenu(entry, event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </div>
    </div>
  );
}

export const QueueRow = memo(Row);
