import { useState } from 'react';
import type { CodeChannel } from '../../../schema.generated';
import { maxCodeTries } from '../../../limits';
import { useNow } from '../../../ui/use-now';
import { callUrl } from '../../business-page/place';
import { useTranslate } from '../../i18n/language-context';
import { formatPhone, phoneDigits } from '../../../ui/phone-number';
import { failureKind, isTooMuch } from '../booking-failure';
import style from '../BookingView.module.css';
import { CodeForm } from './CodeForm';
import { EmailDialog } from './EmailDialog';
import { HoldOver } from './HoldOver';
import { HoldClock } from './HoldClock';
import { NotSentNotice } from './NotSentNotice';
import { useBookingRefusal } from './use-booking-refusal';
import { sentToText } from './sent-to';
import type { StepProps } from './step-props';
import { StepTitle } from '../StepTitle';

const everySecond = 1_000;

/** The code that was sent, while the time is held. */
export function CodeStep({ data, flow }: StepProps) {
  const t = useTranslate();
  const refusalText = useBookingRefusal();
  const now = useNow(everySecond);
  const [asksEmail, setAsksEmail] = useState(false);
  const [sends, setSends] = useState(0);
  const { draft, failure, isBusy } = flow;
  const hold = draft.hold!;
  const kind = failure && failureKind(failure);
  const triesLeft = maxCodeTries - hold.wrongCodes;
  const isOver = hold.until <= now;
  const isByText = hold.sentBy === 'TEXT';
  const { phone } = data.business;

  const sendBy = async (channel: CodeChannel) => {
    await flow.resend(channel);
    setSends((count) => count + 1);
  };
  const errorText =
    kind === 'wrongCode'
      ? t('bookingSteps.wrongCode', { count: triesLeft })
      : kind === 'other' || isTooMuch(kind)
        ? refusalText(failure!)
        : undefined;

  return (
    <div className={style.step}>
      <StepTitle text={t('bookingSteps.codeTitle')} hasMoved={flow.hasMoved} />
      {isOver || triesLeft <= 0 ? (
        <HoldOver
          text={t(isOver ? 'bookingSteps.holdOver' : 'bookingSteps.triesOver')}
          isBusy={isBusy}
          onAgain={() => void flow.holdTime()}
          onOther={() => flow.go('time')}
        />
      ) : (
        <>
          <p>{t('bookingSteps.sentBy', { channel: hold.sentBy, to: sentToText(hold.sentTo) })}</p>
          <p className={style.notice}>{t('bookingSteps.notYet')}</p>
          <HoldClock hold={hold} now={now} timeZone={data.booking.timeZone} />
          {kind === 'notSent' && <NotSentNotice isBusy={isBusy} onEmail={() => setAsksEmail(true)} />}
          <CodeForm
            isBusy={isBusy}
            error={errorText}
            isWrong={kind === 'wrongCode'}
            onDismiss={flow.dismiss}
            onConfirm={(code) => void flow.confirm(code)}
          />
          {isTooMuch(kind) && (
            <a className="button" data-kind="quiet" href={callUrl(phone)}>
              {formatPhone(phoneDigits(phone))}
            </a>
          )}
          <div className={style.actions}>
            {hold.sendsLeft > 0 ? (
              <>
                <button
                  type="button"
                  className="button"
                  data-kind="quiet"
                  aria-disabled={isBusy}
                  onClick={() => void sendBy(hold.sentBy)}
                >
                  {t('bookingSteps.sendAgain')}
                </button>
                {isByText && (
                  <button type="button" className="button" data-kind="quiet" onClick={() => setAsksEmail(true)}>
                    {t('bookingSteps.useEmail')}
                  </button>
                )}
                {!isByText && data.booking.hasTexts && (
                  <button
                    type="button"
                    className="button"
                    data-kind="quiet"
                    aria-disabled={isBusy}
                    onClick={() => void sendBy('TEXT')}
                  >
                    {t('bookingSteps.useText')}
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
          <p role="status" className={style.note}>
            {sends > 0 && !isBusy && !failure && t('bookingSteps.sentAgain')}
          </p>
        </>
      )}
      {asksEmail && (
        <EmailDialog
          email={draft.email}
          onClose={() => setAsksEmail(false)}
          onNext={(email) => {
            setAsksEmail(false);
            void flow.sendByEmail(email);
          }}
        />
      )}
    </div>
  );
}
