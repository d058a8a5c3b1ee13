import type { Translate } from './messages';

interface Quote {
  lowMinutes: number;
  minutes: number;
  highMinutes: number;
}

/** Minutes as people say them: '45 minutes', '1 hour 10 minutes', 'over 2 hours'. Lines break between durations, not within. */
export function minutesInWords(t: Translate, total: number): string {
  if (total > 120) return t('wait.over');
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  const words = [hours && t('wait.hours', { hours }), minutes && t('wait.minutes', { minutes })];
  return words.filter(Boolean).join('\u00a0');
}

/** A wait in words: 'about 20 minutes (15 to 30)', 'up to 5 minutes', 'over 2 hours'. */
export function waitText(t: Translate, { lowMinutes, minutes, highMinutes }: Quote): string {
  const high = minutesInWords(t, highMinutes);
  if (lowMinutes >= 120) return high;
  if (!lowMinutes) return t('wait.upTo', { high });
  const low = highMinutes < 60 ? lowMinutes : minutesInWords(t, lowMinutes);
  if (minutes > 120) return t('wait.range', { low, high });
  return t('wait.about', { middle: minutesInWords(t, minutes), low, high: highMinutes < 60 ? highMinutes : high });
}
