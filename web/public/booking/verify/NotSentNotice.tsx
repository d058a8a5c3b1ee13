import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/language-context';
import style from '../BookingView.module.css';

/** The phone takes no texts: the code can go by e-mail. */
export function NotSentNotice({ isBusy, onEmail }: { isBusy: boolean; onEmail(): void }) {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} role="alert" tabIndex={-1} className={style.notice}>
      <p>{t('bookingSteps.notSent')}</p>
      <div className={style.actions}>
        <button type="button" className="button" aria-disabled={isBusy} onClick={onEmail}>
          {t('bookingSteps.useEmail')}
        </button>
      </div>
    </div>
  );
}
