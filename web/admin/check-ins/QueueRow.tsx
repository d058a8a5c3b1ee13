import MoreIcon from '@mui/icons-material/MoreVert';
import OpenIcon from '@mui/icons-material/ExpandMore';
import GroupIcon from '@mui/icons-material/PeopleOutlined';
import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import IconButton from '@mui/material/IconButton';
import { Fragment, memo } from 'react';
import { Link } from 'react-router';
import { clockTime } from '../../ui/clock-time';
import { ordinal } from '../../ui/ordinal';
import { formatPhone } from '../../ui/phone-number';
import { isThumbsUp } from '../feedback/ratings';
import { CallUpCell } from './CallUpCell';
import { productWords, shortProductWords } from '../products/select/chosen-products';
import { hasSignLine, quotePieces, rowNotes } from './row-notes';
import { RowStrip } from './RowStrip';
import { lookOf, nameOf, type CheckIn, type Status } from './statuses';
import { nameOf as nameOfMember } from '../staff/staff-words';
import { StaffDot } from '../staff/select/StaffDot';
import { StatusChoice } from './StatusChoice';
import { isOverdue, timeNote } from './times';
import style from './QueueRow.module.css';

export interface RowActions {
  setStatus: (checkIn: CheckIn, status: Status) => void;
  undoNoShow: (checkIn: CheckIn) => void;
  callUp: (checkIn: CheckIn) => void;
  answer: (checkIn: CheckIn) => void;
  dismissReply: (checkIn: CheckIn) => void;
  openMenu: (checkIn: CheckIn, anchor: HTMLElement) => void;
}
export interface RowRights {
  maySetStatus: boolean;
  mayCallUp: boolean;
  mayAnswer: boolean;
}
interface Props {
  checkIn: CheckIn;
  /** As it was when its text and notes that stand in the row came, and the line for its signs. */
  told: CheckIn;
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
  isDeleted: boolean;
  hasPlace: boolean;
  /** Whether the list holds rows of several tabs, so that each says its own. */
  hasTab: boolean;
  /** Of a card: whether its actions show; null for a row, whose actions always do. */
  isOpen: boolean | null;
  rights: RowRights;
  /** The same object in every render: a row that did not change is not rendered again. */
  actions: RowActions;
  onToggle: (id: string) => void;
}

function placeOf({ status, position }: CheckIn): string {
  if (status === 'READY') return 'Ready';
  if (status !== 'CHECKED_IN' || position === null) return '';
  return position === 1 ? 'Next in Line' : ordinal(position);
}

const tabWordOf = ({ status }: CheckIn) => lookOf(status === 'READY' ? 'CHECKED_IN' : status).word;

function Place({ checkIn, hasTab }: { checkIn: CheckIn; hasTab: boolean }) {
  const { status, position, quote } = checkIn;
  const place = placeOf(checkIn);
  return (
    <div
      role="cell"
      className={style.place}
      data-first={(status === 'CHECKED_IN' && position === 1) || undefined}
      data-ready={status === 'READY' || undefined}
    >
      {hasTab && <span className={style.tab}>{tabWordOf(checkIn)}</span>}
      {place && <span>{place}</span>}
      {status === 'CHECKED_IN' && quote && !hasTab && (
        <span className={style.quote}>
          <Pieces of={quotePieces(quote)} />
        </span>
      )}
    </div>
  );
}

/** What stands out of a party: that it is new, when it is booked and its table. */
const Signs = ({ checkIn, timeZone, isToday }: Pick<Props, 'checkIn' | 'timeZone' | 'isToday'>) => (
  <>
    {checkIn.isNewCustomer && isToday && <span className={style.badge}>New!</span>}
    {checkIn.appointedAt && (
      <span className={style.tableNumber}>{`Booked ${clockTime(checkIn.appointedAt, timeZone)}`}</span>
    )}
    {checkIn.tableNumber && <span className={style.tableNumber}>{`Table ${checkIn.tableNumber}`}</span>}
  </>
);

/** Words that narrow columns break between their pieces only. */
const Pieces = ({ of: pieces }: { of: readonly string[] }) =>
  pieces.map((piece, index) => (
    <Fragment key={piece}>
      {index > 0 && ' '}
      <span className={style.piece}>{piece}</span>
    </Fragment>
  ));

function Rating({ rating }: { rating: number }) {
  const Icon = isThumbsUp(rating) ? ThumbUpIcon : ThumbDownIcon;
  return (
    <span className={style.rating} data-up={isThumbsUp(rating) || undefined}>
      <Icon fontSize="small" aria-hidden />
      <span className="unseen">Rated </span>
      {`${rating} of 5`}
    </span>
  );
}

function Row({
  checkIn,
  told,
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
  isDeleted,
  hasPlace,
  hasTab,
  isOpen,
  rights,
  actions,
  onToggle,
}: Props) {
  const { customer } = checkIn;
  const name = nameOf(checkIn);
  const now = isToday ? clock : null;
  const notes = rowNotes(told, timeZone, now);
  const hasLine = hasSignLine(told, isToday);
  const signs = <Signs checkIn={checkIn} timeZone={timeZone} isToday={isToday} />;
  const note = isDeleted ? ['Deleted'] : timeNote(checkIn, timeZone, now);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={style.row}
      style={{ top, height, paddingBottom: strip || undefined }}
      data-fresh={isFresh || undefined}
      data-leaving={isLeaving || undefined}
      data-row={index}
      data-id={checkIn.id}
      data-open={isOpen || undefined}
    >
      {hasPlace && <Place checkIn={checkIn} hasTab={hasTab} />}
      <div role="cell" className={style.customer}>
        <span className={style.nameLine}>
          <Link className={style.name} title={name} to={{ search }} state={{ fromQueue: true }} preventScrollReset>
            <span>{customer.firstName}</span>
            <span>{` ${customer.lastName}`}</span>
          </Link>
          {!hasLine && signs}
        </span>
        {hasLine && <span className={style.signs}>{signs}</span>}
        <span className={style.more}>
          <span className={style.soft}>{formatPhone(customer.phone)}</span>
          {(checkIn.staff || checkIn.selectedProducts.length > 0) && (
            <span className={style.wants}>
              {checkIn.staff && (
                <span className={style.staff} title={nameOfMember(checkIn.staff)}>
                  <StaffDot color={checkIn.staff.color} />
                  <span>{checkIn.staff.firstName}</span>
                  {checkIn.askedForStaff && <span className={style.asked}>by request</span>}
                </span>
              )}
              {checkIn.selectedProducts.length > 0 && (
                <span className={style.wish} title={productWords(checkIn.selectedProducts)}>
                  {shortProductWords(checkIn.selectedProducts)}
                </span>
              )}
            </span>
          )}
        </span>
        {(told.reply !== null || notes.length > 0) && (
          <RowStrip
            checkIn={checkIn}
            text={told}
            notes={notes}
            now={now}
            isOpen={isOpen === true}
            mayAnswer={rights.mayAnswer && isToday}
            isLeaving={isLeaving}
            onAnswer={actions.answer}
            onDismiss={actions.dismissReply}
          />
        )}
      </div>
      <div role="cell" className={style.party}>
        <GroupIcon fontSize="small" aria-hidden />
        <span className="numbers">{checkIn.partySize}</span>
      </div>
      <div role="cell" className={style.time}>
        <span className="numbers">{clockTime(checkIn.createdAt, timeZone)}</span>
        {note.length > 0 && (
          <span className={`${style.timeNote} numbers`} data-late={isOverdue(checkIn, now) || undefined}>
            <Pieces of={note} />
          </span>
        )}
        {checkIn.rating !== null && <Rating rating={checkIn.rating} />}
      </div>
      <div role="cell" className={style.status}>
        <StatusChoice
          label={`Status of ${name}`}
          value={checkIn.status}
          isDisabled={!rights.maySetStatus || isLeaving || !checkIn.isEditable}
          onChange={(status) => actions.setStatus(checkIn, status)}
        />
      </div>
      <div role="cell" className={style.callUp}>
        <CallUpCell
          checkIn={checkIn}
          timeZone={timeZone}
          now={clock}
          mayCallUp={rights.mayCallUp}
          maySetStatus={rights.maySetStatus}
          isLeaving={isLeaving}
          onCallUp={actions.callUp}
          onUndo={actions.undoNoShow}
        />
      </div>
      <div role="cell" className={style.actions}>
        <IconButton
          aria-label={`More for ${name}`}
          aria-haspopup="menu"
          disabled={isLeaving}
          onClick={(event) => actions.openMenu(checkIn, event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </div>
      {isOpen !== null && (
        <div role="cell" className={style.toggle}>
          <IconButton aria-label={`Actions for ${name}`} aria-expanded={isOpen} onClick={() => onToggle(checkIn.id)}>
            <OpenIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}

export const QueueRow = memo(Row);
