import { useState } from 'react';
import { clockTime } from '../../ui/clock-time';
import { ordinal } from '../../ui/ordinal';
import { waitWords } from '../../ui/wait-words';
import { LeaveDialog } from './LeaveDialog';
import type { PlaceFragment } from './place-in-line.generated';
import { RatedThanks } from './RatedThanks';
import { StatusBadge } from './StatusBadge';
import { VisitRating } from './VisitRating';
import { WaitingLine } from './WaitingLine';
import style from './PlaceBody.module.css';

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

function aheadText({ partiesAhead, peopleAhead }: PlaceFragment): string {
  if (partiesAhead === 0) return 'Nobody is ahead of you.';
  return `${many(partiesAhead, 'party', 'parties')} ahead of you (${many(peopleAhead, 'person', 'people')})`;
}

function Position({ place, position }: { place: PlaceFragment; position: number }) {
  return (
    <>
      <h1 className={style.lead}>Your Position</h1>
      <p className={style.position} role="status">
        <strong key={position}>{position}</strong>
        <span>{position === 1 ? 'Next in Line' : `${ordinal(position)} in line`}</span>
      </p>
      {place.quote && (
        <p className={style.wait}>
          Your wait: <strong>{waitWords(place.quote)}</strong>
        </p>
      )}
      <p className={style.ahead}>{aheadText(place)}</p>
      <WaitingLine line={place.line} own={{ position, partySize: place.partySize }} />
    </>
  );
}

const closed = (
  <>
    <h1>Live Position Closed</h1>
    <p className={style.text}>Please ask at the front desk.</p>
  </>
);

/** The page by status; `isGone`: the check-in was deleted. */
export function PlaceBody({
  place,
  isGone = false,
  onPlace,
}: {
  place: PlaceFragment;
  isGone?: boolean;
  onPlace(place: PlaceFragment): void;
}) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasRated, setHasRated] = useState(false);
  const { publicId, status, position, isLive, line, firstName, partySize, checkedInAt, business, canRate, rating } =
    place;
  const mayLeave = status === 'CHECKED_IN' || status === 'READY';

  const body = () => {
    switch (status) {
      case 'CANCELED':
        return (
          <>
            <h1>You&rsquo;ve left the queue</h1>
            <p className={style.text}>Please check in again at the front desk to get back in line.</p>
          </>
        );
      case 'READY':
        return (
          <>
            <h1>We&rsquo;re Ready for You!</h1>
            <p className={style.text}>{firstName}, please see the front desk.</p>
          </>
        );
      case 'CHECKED_IN':
        if (isLive && position !== null && line.length > 0) return <Position place={place} position={position} />;
        return closed;
      default:
        return (
          <>
            <h1>Enjoy</h1>
            <p className={style.text}>Thank you for visiting {business.name}.</p>
          </>
        );
    }
  };

  if (isGone) return <div className={style.body}>{closed}</div>;
  return (
    <div className={style.body} data-status={status}>
      <StatusBadge status={status} />
      {body()}
      {canRate && (
        <VisitRating
          publicId={publicId}
          onPlace={(next) => {
            setHasRated(next.rating !== null);
            onPlace(next);
          }}
        />
      )}
      {rating !== null && <RatedThanks rating={rating} isNew={hasRated} />}
      <p className={style.facts}>
        {firstName}, party of {partySize}, checked in at {clockTime(checkedInAt, business.timeZone)}
      </p>
      {mayLeave && (
        <button type="button" className={`button ${style.leave}`} data-kind="quiet" onClick={() => setIsLeaving(true)}>
          {status === 'READY' ? 'Wanna Cancel?' : 'Leave Waitlist'}
        </button>
      )}
      {isLeaving && mayLeave && (
        <LeaveDialog
          publicId={publicId}
          onStay={() => setIsLeaving(false)}
          onLeft={(left) => {
            setIsLeaving(false);
            onPlace(left);
          }}
        />
      )}
    </div>
  );
}
