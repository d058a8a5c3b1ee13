import { ModalDialog } from '../../ui/ModalDialog';
import { useTranslate } from '../i18n/language-context';
import style from './Standby.module.css';
import type { StandbyFlow } from './use-standby';

interface Props {
  flow: StandbyFlow;
  onClose(): void;
}

/** A customer cannot undo it, so this asks first. */
export function StopWaitingDialog({ flow, onClose }: Props) {
  const t = useTranslate();
  const leave = async () => {
    await flow.leave();
    onClose();
  };
  return (
    <ModalDialog title={t('standby.leaveTitle')} onClose={onClose}>
      <p>{t('standby.leaveText', { business: flow.standby.businessName })}</p>
      <div className={style.actions}>
        <button type="button" className="button" data-kind="quiet" onClick={onClose}>
          {t('standby.stay')}
        </button>
        <button
          type="button"
          className="button"
          data-kind="danger"
          aria-disabled={flow.busyWith !== null}
          onClick={() => void leave()}
        >
          {t('standby.leave')}
        </button>
      </div>
    </ModalDialog>
  );
}
