import { AlertBox } from '../../../ui/AlertBox';
import { useTranslate } from '../../i18n/language-context';
import { failureKind, fieldOf, freeTimesOf, isTooMuch } from '../booking-failure';
import style from '../BookingView.module.css';
import { monthOf } from '../calendar-dates';
import { ContactFields } from './ContactFields';
import { FreeTimes } from './FreeTimes';
import { NotSentNotice } from './NotSentNotice';
import { useBookingRefusal } from './use-booking-refusal';
import { useContactForm } from './use-contact-form';
import type { StepProps } from './step-props';
import { StepTitle } from '../StepTitle';
import { totalOf } from '../visit-total';
import { dateIn } from '../visit-words';
import { VisitOverview } from './VisitOverview';

/** Who books, and how the code reaches them. */
export function DetailsStep({ data, flow }: StepProps) {
  const t = useTranslate();
  const refusalText = useBookingRefusal();
  const { draft, change, dismiss, isBusy, channel } = flow;
  const failure = flow.failure && { ...flow.failure, field: fieldOf(flow.failure) };
  const { hasTexts, staff, timeZone } = data.booking;
  const kind = failure && failureKind(failure);
  const form = useContactForm({
    draft,
    channel,
    isBusy,
    refusal:
      failure && (kind === 'other' || isTooMuch(kind))
        ? { field: failure.field, message: refusalText(failure) }
        : undefined,
    change,
    onDismissRefusal: dismiss,
    onSubmit: () => void flow.holdTime(),
  });
  return (
    <form className={style.step} noValidate onSubmit={form.submit}>
      <StepTitle text={t('bookingSteps.details')} hasMoved={flow.hasMoved} />
      <section className={style.part} aria-label={t('bookingSteps.overview')}>
        <div className={style.head}>
          <h2>{t('bookingSteps.overview')}</h2>
          <button type="button" className="button" data-kind="quiet" onClick={() => flow.go('time')}>
            {t('bookingSteps.change')}
          </button>
        </div>
        <VisitOverview
          data={data}
          startsAt={draft.startsAt}
          isTaken={kind === 'timeTaken'}
          items={draft.items.map(({ name }) => name)}
          price={draft.items.length > 0 ? totalOf(draft.items) : null}
          staff={staff.find(({ id }) => id === draft.staffId)?.firstName ?? null}
        />
      </section>
      {failure && kind === 'timeTaken' && (
        <FreeTimes
          times={freeTimesOf(failure)}
          timeZone={timeZone}
          isBusy={isBusy}
          onChoose={(startsAt) => {
            const date = dateIn(startsAt, timeZone);
            void flow.holdTime({ startsAt, date, month: monthOf(date) });
          }}
          onOther={() => flow.go('time')}
        />
      )}
      {kind === 'notSent' && <NotSentNotice isBusy={isBusy} onEmail={() => void flow.holdTime({ channel: 'EMAIL' })} />}
      {form.alert && <AlertBox message={form.alert} dismissLabel={t('app.dismiss')} onDismiss={form.dismiss} />}
      <ContactFields
        form={form}
        phone={draft.phone}
        hasTexts={hasTexts}
        channel={channel}
        textConsent={t('bookingSteps.textConsent')}
        onChannel={(by) => change({ channel: by })}
      />
      <div className={style.actions}>
        <button type="submit" className="button" aria-disabled={isBusy} data-busy={isBusy || undefined}>
          {t(isBusy ? 'bookingSteps.sendingCode' : 'bookingSteps.sendCode')}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={() => history.back()}>
          {t('app.goBack')}
        </button>
      </div>
    </form>
  );
}
