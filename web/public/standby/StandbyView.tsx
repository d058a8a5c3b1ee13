import { useState } from 'react';
import { pagePath } from '../../page-path';
import { AlertBox } from '../../ui/AlertBox';
import { useLocale, useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { OwnFrame } from '../own-data/OwnFrame';
import type { StandbyData } from './load-standby';
import { OfferedTime } from './OfferedTime';
import style from './Standby.module.css';
import { reasonOf, visitText } from './standby-words';
import { StopWaitingDialog } from './StopWaitingDialog';
import { useStandby, type StandbyFlow } from './use-standby';
import { WantedVisit } from './WantedVisit';

/** Where a request stands: waiting, with a time held for it, booked, or over. */
export function StandbyView({ data }: { data: StandbyData }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const flow = useStandby(data);
  const [isLeaving, setLeaving] = useState(false);
  const { standby, failure } = flow;
  const { businessName, vanityName, state } = standby;
  const reason = failure && reasonOf(failure);
  const message =
    failure &&
    (reason === 'HOLD_OVER'
      ? t('standby.offerOver')
      : reason === 'TOO_MANY_REQUESTS'
        ? t('standby.tooManyRequests')
        : reason === 'TOO_MANY_BOOKINGS'
          ? t('standby.tooManyBookings')
          : refusalText(failure));
  return (
    <OwnFrame business={{ name: businessName, vanityName }} offlineMessage={t('standby.offline')}>
      <div className={style.step}>
        {message && <AlertBox message={message} dismissLabel={t('app.dismiss')} onDismiss={flow.dismiss} />}
        {state === 'OFFERED' && standby.offer ? (
          <OfferedTime key={standby.offer.id} flow={flow} offer={standby.offer} />
        ) : (
          <Standing flow={flow} />
        )}
        {(state === 'WAITING' || state === 'OFFERED') && (
          <>
            <WantedVisit standby={standby} />
            <div className={style.actions}>
              <button
                type="button"
                className="button"
                data-kind="danger"
                aria-haspopup="dialog"
                aria-disabled={flow.busyWith !== null}
                onClick={() => setLeaving(true)}
              >
                {t('standby.leave')}
              </button>
            </div>
            {isLeaving && <StopWaitingDialog flow={flow} onClose={() => setLeaving(false)} />}
          </>
        )}
        {state !== 'WAITING' && state !== 'OFFERED' && vanityName !== null && (
          <div className={style.actions}>
            <a className="button" data-kind="quiet" href={pagePath(vanityName)}>
              {businessName}
            </a>
          </div>
        )}
      </div>
    </OwnFrame>
  );
}

/** What there is to say while no time is held. */
function Standing({ flow: { standby } }: { flow: StandbyFlow }) {
  const t = useTranslate();
  const locale = useLocale();
  const { state, businessName, booking, timeZone } = standby;
  if (state === 'BOOKED') {
    const visit = booking && visitText(booking.startsAt, timeZone, locale);
    return (
      <>
        <h1>{t('standby.bookedTitle')}</h1>
        <p role="status" className={style.good}>
          {!booking
            ? t('standby.served')
            : booking.flag === 'REQUESTED'
              ? t('standby.requested', visit!)
              : t(booking.flag === 'CANCELED' ? 'standby.canceled' : 'standby.booked', visit!)}
        </p>
      </>
    );
  }
  const [title, text] =
    state === 'UNVERIFIED'
      ? [t('standby.unverified'), t('standby.unverifiedText')]
      : state === 'ENDED'
        ? [t('standby.ended'), t('standby.endedText', { business: businessName })]
        : [t('standby.waiting'), t('standby.waitingText', { business: businessName })];
  return (
    <>
      <h1>{title}</h1>
      <p role="status">{text}</p>
    </>
  );
}
