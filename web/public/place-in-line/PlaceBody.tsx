import { useState } from 'react';
import { clockTime } from '../../ui/clock-time';
import { useLocale, useTranslate } from '../i18n/language-context';
import type { Translate } from '../i18n/messages';
import { RichText } from '../i18n/RichText';
import { waitText } from '../i18n/wait-text';
import { LeaveDialog } from './LeaveDialog';
import type { PlaceFragment } from './place-in-line.generated';
import { RatedThanks } from './RatedThanks';
import { StatusBadge } from './StatusBadge';
import { VisitRating } from './VisitRating';
import { WaitingLine } from './WaitingLine';
import style from './PlaceBody.module.css';

function aheadText(t: Translate, { partiesAhead, peopleAhead }: PlaceFragment): string {
  if (partiesAhead === 0) return t('placeInLine.nobodyAhead');
  return t('placeInLine.ahead', { parties: partiesAhead, people: peopleAhead });
}

function Position({ place, position }: { place: PlaceFragment; position: number }) {
  const t = useTranslate();
  return (
    <>
      <h1 className={style.lead}>{t('placeInLine.yourPosition')}</h1>
      <p className={style.position} role="status">
        <strong key={position}>{position}</strong>
        <span>{t('placeInLine.inLine', { position })}</span>
      </p>
      <p className={style.wait}>
        {place.quote ? (
          <RichText
            text={t('wait.yourWait', { wait: waitText(t, place.quote) })}
            tags={{ wait: (content) => <strong>{content}</strong> }}
          />
        ) : (
          t('placeInLine.waitUnknown')
        )}
      </p>
      <p className={style.ahead}>{aheadText(t, place)}</p>
      <WaitingLine line={place.line} own={{ position, partySize: place.partySize }} />
    </>
  );
}

function Closed() {
  const t = useTranslate();
  return (
    <>
      <h1>{t('placeInLine.closedTitle')}</h1>
      <p className={style.text}>{t('placeInLine.closedText')}</p>
    </>
  );
}

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
  const t = useTranslate();
  const locale = useLocale();
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasRated, setHasRated] = useState(false);
  const { publicId, status, position, isLive, line, firstName, partySize, checkedInAt, business, canRate, rating } =
    place;
  const chosen = place.selectedProducts.map(({ name }) => name).join(' · ');
  const mayLeave = status === 'CHECKED_IN' || status === 'READY';

  const body = () => {
    switch (status) {
      case 'CANCELED':
        return (
          <>
            <h1>{t('placeInLine.leftTitle')}</h1>
            <p className={style.text}>{t('placeInLine.leftText')}</p>
          </>
        );
      case 'READY':
        return (
          <>
            <h1>{t('placeInLine.readyTitle')}</h1>
            <p className={style.text}>{t('placeInLine.readyText', { firstName })}</p>
          </>
        );
      case 'CHECKED_IN':
        if (isLive && position !== null && line.length > 0) return <Position place={place} position={position} />;
        return <Closed />;
      default:
        return (
          <>
            <h1>{t('placeInLine.seatedTitle')}</h1>
            <p className={style.text}>{t('placeInLine.seatedText', { business: business.name })}</p>
          </>
        );
    }
  };

  if (isGone)
    return (
      <div className={style.body}>
        <Closed />
      </div>
    );
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
      {place.askedFor && <p className={style.facts}>{t('placeInLine.askedFor', { name: place.askedFor })}</p>}
      {chosen && <p className={style.facts}>{t('placeInLine.chosen', { items: chosen })}</p>}
      <p className={style.facts}>
        {t('placeInLine.facts', { firstName, partySize, time: clockTime(checkedInAt, business.timeZone, locale) })}
      </p>
      {mayLeave && (
        <button type="button" className={`button ${style.leave}`} data-kind="quiet" onClick={() => setIsLeaving(true)}>
          {t(status === 'READY' ? 'placeInLine.cancelReady' : 'placeInLine.leave')}
        </button>
      )}
      {isLeaving && mayLeave && (
        <LeaveDialog
          publicId={publicId}
          onStay={() => setIsLeaving(false)}
          onLeft={(next) => {
            setIsLeaving(false);
            onPlace(next);
          }}
        />
      )}
    </div>
  );
}
