import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/language-context';
import style from '../BookingView.module.css';

interface Props {
  /** Why. */
  text: string;
  isBusy: boolean;
  onAgain(): void;
  onOther(): void;
}

/** The code is good for nothing any more: another one for the same time, or another time. */
export function HoldOver({ text, isBusy, onAgain, onOther }: Props) {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} role="alert" tabIndex={-1} className={style.notice}>
      <p>{text}</p>
      <div className={style.actions}>
        <button type="button" className="button" aria-disabled={isBusy} onClick={onAgain}>
          {t(isBusy ? 'bookingSteps.sendingCode' : 'bookingSteps.newCode')}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onOther}>
          {t('bookingSteps.otherTime')}
        </button>
      </div>
    </div>
  );
}
