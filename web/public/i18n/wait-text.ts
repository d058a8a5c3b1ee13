import type { Translate } from './messages';

interface Quote {
  lowMinutes: number;
  minutes?: number;
  highMinutes: number;
}

/** Minutes as people say them: '45 minutes', '1 hour 10 minutes'. */
function durationText(t: Translate, total: number): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return t('wait.minutes', { minutes });
  return minutes === 0 ? t('wait.hours', { hours }) : t('wait.hoursAndMinutes', { hours, minutes });
}

/** Beyond this a wait is only 'over 2 hours'. */
const longest = 120;

/** A wait in words: 'about 20 minutes (15 to 30)', 'up to 5 minutes', 'over 2 hours'. */
export function waitText(t: Translate, { lowMinutes, minutes, highMinutes }: Quote): string {
  const words = (total: number) =>
    total > longest ? t('wait.over', { high: durationText(t, longest) }) : durationText(t, total);
  if (lowMinutes >= longest) return words(longest + 1);
  if (lowMinutes <= 0) return t('wait.upTo', { high: words(Math.max(1, highMinutes)) });
  // Kept receipts of an older version know no middle.
  const middle = words(minutes ?? Math.round((lowMinutes + highMinutes) / 2));
  return highMinutes < 60
    ? t('wait.about', { middle, low: lowMinutes, high: highMinutes })
    : t('wait.about', { middle, low: words(lowMinutes), high: words(highMinutes) });
}
