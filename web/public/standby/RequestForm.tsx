import type { CodeChannel } from '../../schema.generated';
import { AlertBox } from '../../ui/AlertBox';
import { failureKind, fieldOf } from '../booking/booking-failure';
import style from '../booking/BookingView.module.css';
import { StepTitle } from '../booking/StepTitle';
import { ContactFields } from '../booking/verify/ContactFields';
import { NotSentNotice } from '../booking/verify/NotSentNotice';
import { useBookingRefusal } from '../booking/verify/use-booking-refusal';
import { useContactForm } from '../booking/verify/use-contact-form';
import { useTranslate } from '../i18n/language-context';
import type { Failure } from '../request';
import type { RequestData } from './load-request';
import type { RequestFlow } from './use-request-standby';
import { reasonOf } from './standby-words';

interface Props {
  data: RequestData;
  flow: RequestFlow;
}

/** Fields whose refusal means that nothing that frees up could be booked. */
const notBookable: ReadonlySet<string> = new Set(['firstDate', 'lastDate', 'parts']);

/** The wanted days and times, who waits, and how they are told. */
export function RequestForm({ data: { booking }, flow }: Props) {
  const t = useTranslate();
  const refusalText = useBookingRefusal();
  const { draft, change, isBusy, isReady, failure, dismiss } = flow;
  const kind = failure && failureKind(failure);
  function messageOf(refusal: Failure): string {
    if (reasonOf(refusal) === 'NO_HOURS') return t('standby.noHours');
    if (failureKind(refusal) === 'tooManyRequests') return t('standby.tooMany');
    return notBookable.has(fieldOf(refusal) ?? '') ? t('standby.notBookable') : refusalText(refusal);
  }
  const channel = booking.hasTexts ? (draft.channel ?? 'TEXT') : 'EMAIL';
  const ask = (by: CodeChannel) => void flow.ask(by);
  const form = useContactForm({
    draft,
    channel,
    isBusy,
    refusal: failure && kind !== 'notSent' ? { field: fieldOf(failure), message: messageOf(failure) } : undefined,
    change,
    onDismissRefusal: dismiss,
    onSubmit: () => ask(channel),
  });
  const member = booking.staff.find(({ id }) => id === draft.staffId);
  return (
    <form className={style.step} noValidate aria-busy={!isReady} onSubmit={form.submit}>
      <StepTitle text={t('bookingSteps.details')} hasMoved={flow.hasMoved} />
      <section className={style.part} aria-label={t('standby.visit')}>
        <h2>{t('standby.visit')}</h2>
        {draft.items.length > 0 && <p>{draft.items.map(({ name }) => name).join(', ')}</p>}
        <p>{member ? t('standby.with', { name: member.firstName }) : t('standby.anyVisit')}</p>
      </section>
      {kind === 'notSent' && (
        <NotSentNotice
          isBusy={isBusy}
          onEmail={() => {
            change({ channel: 'EMAIL' });
            ask('EMAIL');
          }}
        />
      )}
      {form.alert && <AlertBox message={form.alert} dismissLabel={t('app.dismiss')} onDismiss={form.dismiss} />}
      <ContactFields
        form={form}
        phone={draft.phone}
        hasTexts={booking.hasTexts}
        channel={channel}
        textConsent={t('standby.textConsent')}
        onChannel={(by) => change({ channel: by })}
      />
      <div className={style.actions}>
        <button
          type="submit"
          className="button"
          disabled={!isReady}
          aria-disabled={isBusy}
          data-busy={isBusy || undefined}
        >
          {t(isBusy ? 'bookingSteps.sendingCode' : 'bookingSteps.sendCode')}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={() => history.back()}>
          {t('app.goBack')}
        </button>
      </div>
    </form>
  );
}
