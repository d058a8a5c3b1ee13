import { useTranslate } from '../i18n/language-context';
import { failureKind } from '../booking/booking-failure';
import style from '../booking/BookingView.module.css';
import { StepTitle } from '../booking/StepTitle';
import { CodeForm } from '../booking/verify/CodeForm';
import { NotSentNotice } from '../booking/verify/NotSentNotice';
import { sentToText } from '../booking/verify/sent-to';
import { useBookingRefusal } from '../booking/verify/use-booking-refusal';
import type { RequestFlow } from './use-request-standby';

/** The code that was sent. */
export function StandbyCode({ flow }: { flow: RequestFlow }) {
  const t = useTranslate();
  const refusalText = useBookingRefusal();
  const { failure, isBusy, triesLeft, isOver } = flow;
  const { sentBy, sentTo, sendsLeft } = flow.sent!;
  const kind = failure && failureKind(failure);
  const error =
    kind === 'wrongCode'
      ? t('bookingSteps.wrongCode', { count: triesLeft })
      : kind === 'tooManyRequests'
        ? t('standby.tooMany')
        : kind === 'other' || kind === 'busyNetwork'
          ? refusalText(failure!)
          : undefined;
  if (isOver || triesLeft <= 0)
    return (
      <div className={style.step}>
        <StepTitle text={t('bookingSteps.codeTitle')} hasMoved={flow.hasMoved} />
        <p role="alert" className={style.notice}>
          {t(isOver ? 'standby.codeOver' : 'standby.triesOver')}
        </p>
        <div className={style.actions}>
          <button type="button" className="button" onClick={flow.begin}>
            {t('standby.again')}
          </button>
        </div>
      </div>
    );
  return (
    <div className={style.step}>
      <StepTitle text={t('bookingSteps.codeTitle')} hasMoved={flow.hasMoved} />
      <p>{t('standby.codeSent', { channel: sentBy, to: sentToText(sentTo) })}</p>
      {kind === 'notSent' && <NotSentNotice isBusy={isBusy} onEmail={() => void flow.resend('EMAIL')} />}
      <CodeForm
        isBusy={isBusy}
        error={error}
        isWrong={kind === 'wrongCode'}
        onDismiss={flow.dismiss}
        onConfirm={(code) => void flow.confirm(code)}
      />
      <div className={style.actions}>
        {sendsLeft > 0 ? (
          <>
            <button
              type="button"
              className="button"
              data-kind="quiet"
              aria-disabled={isBusy}
              onClick={() => void flow.resend(sentBy)}
            >
              {t('bookingSteps.sendAgain')}
            </button>
            {sentBy === 'TEXT' && (
              <button
                type="button"
                className="button"
                data-kind="quiet"
                aria-disabled={isBusy}
                onClick={() => void flow.resend('EMAIL')}
              >
                {t('bookingSteps.useEmail')}
              </button>
            )}
          </>
        ) : (
          <p className={style.note}>{t('bookingSteps.noMoreSends')}</p>
        )}
        <button type="button" className="button" data-kind="quiet" onClick={() => history.back()}>
          {t('app.goBack')}
        </button>
      </div>
    </div>
  );
}
