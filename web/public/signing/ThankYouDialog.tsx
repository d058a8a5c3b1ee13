import { useState } from 'react';
import { ModalDialog } from '../../ui/ModalDialog';
import { useTranslate } from '../i18n/language-context';
import style from './SigningList.module.css';

/** Everything is signed: 'Ok' closes the window, where the browser lets a page do that. */
export function ThankYouDialog({ onReview }: { onReview(): void }) {
  const t = useTranslate();
  const [isStillOpen, setIsStillOpen] = useState(false);
  return (
    <ModalDialog title={t('signing.thanks')} onClose={onReview}>
      <p>{t(isStillOpen ? 'signing.closeWindow' : 'signing.thankYou')}</p>
      <div className={style.actions}>
        <button type="button" className="button" data-kind="quiet" onClick={onReview}>
          {t(isStillOpen ? 'signing.review' : 'signing.cancel')}
        </button>
        {!isStillOpen && (
          <button
            type="button"
            className="button"
            onClick={() => {
              window.close();
              setIsStillOpen(true);
            }}
          >
            {t('signing.ok')}
          </button>
        )}
      </div>
    </ModalDialog>
  );
}
