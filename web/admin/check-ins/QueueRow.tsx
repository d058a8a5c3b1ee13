import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import GroupIcon from '@mui/icons-material/PeopleOutlined';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { Link } from 'react-router';
import { clockTime } from '../../ui/clock-time';
import { ordinal } from '../../ui/ordinal';
import { formatPhone } from '../../ui/phone-number';
import { nameOf, type CheckIn, type Status } from './statuses';
import { StatusChoice } from './StatusChoice';
import { timeNote } from './times';
import style from './Queue.module.css';

export type RowActions = { setStatus: (entry: CheckIn, status: Status) => void; remove: (entry: CheckIn) => void };
type Props = RowActions & {
  entry: CheckIn; index: number; top: number; height: number; search: string; timeZone: string;
  /** Epoch milliseconds, to the minute; null on a day gone by. */
  now: number | null;
  isFresh: boolean; isLeaving: boolean; maySetStatus: boolean; mayDelete: boolean; hasPlace: boolean;
};

function placeOf({ status, position }: CheckIn): string {
  if (status === 'READY') return 'Ready';
  if (status !== 'CHECKED_IN' || position === null) return '';
  return position === 1 ? 'Next in Line' : ordinal(position);
}

function Row({ entry, index, top, height, search, timeZone, now, isFresh, isLeaving, maySetStatus, mayDelete, hasPlace, setStatus, remove }: Props) {
  const name = nameOf(entry);
  const note = timeNote(entry, timeZone, now);
  return (
    <div role="row" aria-rowindex={index + 2} className={style.row} style={{ top, height }} data-fresh={isFresh || undefined} data-leaving={isLeaving || undefined} data-row={index}>
      {hasPlace && <div role="cell" className={style.place} data-first={(entry.status === 'CHECKED_IN' && entry.position === 1) || undefined} data-ready={entry.status === 'READY' || undefined}>{placeOf(entry)}</div>}
      <div role="cell" className={style.customer}>
        <span className={style.nameLine}>
          <Link className={style.name} title={name} to={{ search }} state={{ fromQueue: true }} preventScrollReset>{name}</Link>
          {entry.isNewCustomer && now !== null && <span className={style.badge}>New!</span>}
        </span>
        <span className={style.soft}>{formatPhone(entry.customer.phone)}</span>
      </div>
      <div role="cell" className={style.party}><GroupIcon fontSize="small" aria-hidden /><span className="numbers">{entry.partySize}</span></div>
      <div role="cell" className={style.time}>
        <span className="numbers">{clockTime(entry.createdAt, timeZone)}</span>
        {note && <span className={`${style.soft} numbers`}>{note}</span>}
        {entry.status === 'CANCELED' && entry.cancelBy && <span className={style.soft}>{`By ${entry.cancelBy}`}</span>}
      </div>
      <div role="cell" className={style.status}>
        <StatusChoice label={`Status of ${name}`} value={entry.status} isDisabled={!maySetStatus || isLeaving || !entry.isEditable} onChange={status => setStatus(entry, status)} />
      </div>
      {mayDelete && (
        <div role="cell" className={style.actions}>
          <IconButton aria-label={`Delete the check-in of ${name}`} disabled={isLeaving} onClick={() => remove(entry)}><DeleteIcon /></IconButton>
        </div>
      )}
    </div>
  );
}

export const QueueRow = memo(Row);
