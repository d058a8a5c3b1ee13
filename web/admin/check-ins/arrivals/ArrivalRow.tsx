import BookedIcon from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import { clockTime } from '../../../ui/clock-time';
import { StaffDot } from '../../staff/select/StaffDot';
import { nameOf as nameOfMember } from '../../staff/staff-words';
import { lineOf } from './expected-rows';
import type { ArrivalLine, ExpectedArrival } from './keep-arrivals';
import style from './ArrivalRow.module.css';

export const nameOf = ({ customer }: ExpectedArrival): string =>
  customer ? `${customer.firstName} ${customer.lastName}`.trim() : 'Customer';

export type Outcome = 'Checked in' | 'No show';

interface Props {
  line: ArrivalLine;
  /** What became of an arrival that is leaving, as far as it was done here. */
  outcome: Outcome | undefined;
  /** Whether the place is lost for who checks in now. */
  losesPlace: boolean;
  /** Pixels from the top of the list; null where it stands in the flow. */
  top: number | null;
  height: number;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  isBusy: boolean;
  mayCheckIn: boolean;
  maySetFlag: boolean;
  onCheckIn: (arrival: ExpectedArrival, isByKey: boolean) => void;
  onNoShow: (arrival: ExpectedArrival) => void;
}

const minute = 60_000;

/** Somebody who is expected for an appointment and has not checked in. */
export function ArrivalRow(props: Props) {
  const { line, outcome, losesPlace, top, height, timeZone, now, isBusy, mayCheckIn, maySetFlag } = props;
  const { arrival, isLeaving, isHere } = line;
  const name = nameOf(arrival);
  const late = Math.floor((now - Date.parse(arrival.startsAt)) / minute);
  const isGone = isLeaving || isHere;
  const staff = [
    ...new Map(arrival.parts.flatMap((part) => (part.staff ? [[part.staff.id, part.staff]] : []))).values(),
  ];
  const items = arrival.parts.flatMap(({ products }) => products.map((product) => product.name)).join(', ');
  return (
    <div
      role="row"
      className={style.row}
      data-gone={isGone || undefined}
      data-line={lineOf(arrival)}
      style={top === null ? { height } : { height, top, position: 'absolute' }}
    >
      <div role="cell" className={style.when}>
        <BookedIcon fontSize="small" aria-hidden />
        <span className="numbers">{`Booked ${clockTime(arrival.startsAt, timeZone)}`}</span>
        {late > 0 && !isGone && (
          <span className={`${style.late} numbers`}>
            {`${late} min late${losesPlace ? ', ' : ''}`}
            {losesPlace && <span className={style.lost}>goes to the end</span>}
          </span>
        )}
      </div>
      <div role="cell" className={style.who}>
        <span className={style.name} title={name}>
          {name}
        </span>
        {staff.map((member) => (
          <span key={member.id} className={style.staff} title={nameOfMember(member)}>
            <StaffDot color={member.color} />
            {member.firstName}
          </span>
        ))}
        {items && (
          <span className={style.items} title={items}>
            {items}
          </span>
        )}
      </div>
      <div role="cell" className={style.actions}>
        {isGone && <span>{isHere ? 'Checked in' : (outcome ?? 'Not expected any more')}</span>}
        {maySetFlag && late >= 0 && !isGone && (
          <Button
            size="small"
            color="inherit"
            disabled={isBusy}
            aria-label={`No show: ${name}`}
            onClick={() => props.onNoShow(arrival)}
          >
            No show
          </Button>
        )}
        {mayCheckIn && !isGone && (
          <Button
            size="small"
            variant="outlined"
            disabled={isBusy}
            aria-label={`Check in ${name}`}
            onClick={({ detail }) => props.onCheckIn(arrival, detail === 0)}
          >
            Check in
          </Button>
        )}
      </div>
    </div>
  );
}
