import { AlertBox } from '../../ui/AlertBox';
import { ModalDialog } from '../../ui/ModalDialog';
import { useRequest } from '../app-context';
import { useLocale, useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import style from '../own-data/OwnData.module.css';
import type { OwnBooking } from './load-own-booking';
import { OwnBooking_CancelDocument } from './own-booking.generated';
import type { OwnBookingFlow } from './use-own-booking';
import { visitMoment } from './visit-moment';

interface Props {
  flow: OwnBookingFlow;
  booking: OwnBooking;
  onClose(): void;
}

/** A customer cannot undo it, so this asks first. */
export function CancelDialog({ flow, booking: { startsAt, business }, onClose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const refusalText = useRefusalText();
  const request = useRequest();
  const { token, isBusy, failure } = flow;
  const close = () => {
    flow.dismiss();
    onClose();
  };
  const cancel = async () => {
    const isDone = await flow.run(async () =>
      flow.show((await request(OwnBooking_CancelDocument, { token, startsAt })).cancelBooking),
    );
    if (isDone) onClose();
  };
  return (
    <ModalDialog title={t('ownBooking.cancelTitle')} onClose={close}>
      <p>
        <strong>{t('ownBooking.at', visitMoment(startsAt, business.timeZone, locale))}</strong>
      </p>
      <p>{t('ownBooking.cancelText', { business: business.name })}</p>
      {failure && <AlertBox message={refusalText(failure)} dismissLabel={t('app.dismiss')} onDismiss={flow.dismiss} />}
      <div className={style.actions}>
        <button type="button" className="button" data-kind="quiet" onClick={close}>
          {t('ownBooking.keep')}
        </button>
        <button
          type="button"
          className="button"
          data-kind="danger"
          aria-disabled={isBusy}
          onClick={() => void cancel()}
        >
          {t(isBusy ? 'ownBooking.canceling' : 'ownBooking.cancel')}
        </button>
      </div>
    </ModalDialog>
  );
}
