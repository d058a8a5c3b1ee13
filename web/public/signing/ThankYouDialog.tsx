import { ModalDialog } from '../../ui/ModalDialog';
import { useTranslate } from '../i18n/language-context';
import style from './SigningList.module.css';

/** Everything is signed. */
export function ThankYouDialog({ onOk, onReview }: Record<'onOk' | 'onReview', () => void>) {
  const t = useTranslate();
  return (
    <ModalDialog title={t('signing.thanks')} onClose={onReview}>
      <p>{t('signing.thankYou')}</p>
      <div className={style.actions}>
        <button type="button" className="button" data-kind="quiet" onClick={onReview}>
          {t('signing.cancel')}
        </button>
        <button type="button" className="button" onClick={onOk}>
          {t('signing.ok')}
        </button>
      </div>
    </ModalDialog>
  );
}
