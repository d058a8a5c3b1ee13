import type { Translate } from './messages';

interface Quote {
  lowMinutes: number;
  highMinutes: number;
}

/** Minutes as people say them: '45 minutes', '1 hour 10 minutes'. */
function durationText(t: Translate, total: number): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return t('wait.minutes', { minutes });
  return minutes === 0 ? t('wait.hours', { hours }) : t('wait.hoursAndMinutes', { hours, minutes });
}

/** A wait as a range: 'about 10 to 15 minutes'. */
export function waitText(t: Translate, { lowMinutes, highMinutes }: Quote): string {
  if (lowMinutes <= 0) return t('wait.upTo', { high: durationText(t, Math.max(1, highMinutes)) });
  const low = highMinutes < 60 ? lowMinutes : durationText(t, lowMinutes);
  return t('wait.about', { low, high: durationText(t, highMinutes) });
}
