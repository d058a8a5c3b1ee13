import { useState } from 'react';
import { useTranslate } from '../i18n/language-context';
import style from '../own-data/OwnData.module.css';
import { CancelDialog } from './CancelDialog';
import { ChangeNotes } from './ChangeNotes';
import type { OwnBooking } from './load-own-booking';
import { PageTitle } from './PageTitle';
import type { OwnBookingFlow } from './use-own-booking';
import { VisitFacts } from './VisitFacts';

interface Props {
  flow: OwnBookingFlow;
  booking: OwnBooking;
  /** Whether the business takes bookings here. */
  isOpen: boolean;
}

type State = 'requested' | 'confirmed' | 'canceled' | 'past' | 'lapsed' | 'missed';

function stateOf({ flag, hasBegun }: OwnBooking): State {
  if (flag === 'CANCELED') return 'canceled';
  if (flag === 'NO_SHOW') return 'missed';
  if (flag === 'REQUESTED') return hasBegun ? 'lapsed' : 'requested';
  return hasBegun ? 'past' : 'confirmed';
}

/** What is booked, where it stands, and what can be done. */
export function BookingSummary({ flow, booking, isOpen }: Props) {
  const t = useTranslate();
  const [asks, setAsks] = useState(false);
  const { business, startsAt, parts, canCancel, canChange } = booking;
  const state = stateOf(booking);
  const isLive = state === 'requested' || state === 'confirmed';
  return (
    <>
      <PageTitle text={t('ownBooking.heading')} hasMoved={flow.hasMoved} />
      <div role="status" className={style.notice} data-kind={state === 'confirmed' ? 'good' : undefined}>
        {flow.notice && `${t(`ownBooking.${flow.notice}`)} `}
        {t(`ownBooking.${state}`, { business: business.name })}
      </div>
      <VisitFacts label={t('ownBooking.heading')} business={business} startsAt={startsAt} parts={parts} />
      {isLive && <ChangeNotes booking={booking} isOpen={isOpen} />}
      <div className={style.actions}>
        {isLive && canChange && isOpen && (
          <button type="button" className="button" onClick={() => flow.go('change')}>
            {t('ownBooking.change')}
          </button>
        )}
        {isOpen && (
          <button
            type="button"
            className="button"
            data-kind={isLive ? 'quiet' : undefined}
            onClick={() => flow.go('again')}
          >
            {t('ownBooking.again')}
          </button>
        )}
        {isLive && (
          <a className="button" data-kind="quiet" href={`/downloads/bookings/${flow.token}`} download>
            {t('ownBooking.toCalendar')}
          </a>
        )}
        {isLive && canCancel && (
          <button type="button" className={`button ${style.danger}`} data-kind="quiet" onClick={() => setAsks(true)}>
            {t('ownBooking.cancel')}
          </button>
        )}
      </div>
      {asks && <CancelDialog flow={flow} booking={booking} onClose={() => setAsks(false)} />}
    </>
  );
}
