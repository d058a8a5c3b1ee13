import { useEffect, useRef } from 'react';
import { useLocale, useTranslate } from '../../i18n/language-context';
import style from '../BookingView.module.css';
import { visitText } from '../visit-words';

interface Props {
  times: readonly string[];
  timeZone: string;
  isBusy: boolean;
  onChoose(time: string): void;
  onOther(): void;
}

/** The chosen time is gone: free ones near it, and the way to all of them. */
export function FreeTimes({ times, timeZone, isBusy, onChoose, onOther }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [times]);
  return (
    <div ref={element} role="alert" tabIndex={-1} className={style.notice}>
      <p>
        {t('bookingSteps.timeTaken')} {times.length > 0 && t('bookingSteps.freeTimes')}
      </p>
      <div className={style.choices}>
        {times.map((instant) => (
          <button
            key={instant}
            type="button"
            className="button"
            data-kind="quiet"
            aria-disabled={isBusy}
            onClick={() => onChoose(instant)}
          >
            {t('booking.at', visitText(instant, timeZone, locale))}
          </button>
        ))}
        <button type="button" className="button" data-kind="quiet" onClick={onOther}>
          {t('bookingSteps.otherTime')}
        </button>
      </div>
    </div>
  );
}
