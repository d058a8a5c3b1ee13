import { useLocale, useTranslate } from '../../i18n/language-context';
import type { Hold } from '../booking-draft';
import { visitText } from '../visit-words';

const minuteMs = 60_000;
/** From here on a screen reader says it by itself. */
const fewMinutes = 2;

/** For how long the time is held yet, in words. */
export function HoldClock({ hold, now, timeZone }: { hold: Hold; now: number; timeZone: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const minutes = Math.floor((hold.until - now) / minuteMs);
  const time = t('booking.at', visitText(hold.startsAt, timeZone, locale));
  return (
    <p role="timer" aria-live={minutes <= fewMinutes ? 'polite' : 'off'}>
      {minutes > 0 ? t('bookingSteps.heldFor', { time, minutes }) : t('bookingSteps.heldBriefly', { time })}
    </p>
  );
}
