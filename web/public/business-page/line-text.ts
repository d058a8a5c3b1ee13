import type { Translate } from '../i18n/messages';
import { minutesInWords } from '../i18n/wait-text';
import type { Line } from './page-data';

/** The middle of a wait alone: 'About 20 minutes', 'Up to 5 minutes', 'Over 2 hours'. */
function shortWait(t: Translate, { lowMinutes, minutes, highMinutes }: NonNullable<Line['quote']>): string {
  if (lowMinutes === 0) return t('businessPage.waitUpTo', { wait: minutesInWords(t, highMinutes) });
  return minutes > 120 ? t('businessPage.waitOver') : t('businessPage.waitAbout', { wait: minutesInWords(t, minutes) });
}

/** 'About 20 minutes now, 4 parties'; no wait of a line that nobody stands in while the shop is closed. `line` is null while check-in is paused. */
export function lineText(t: Translate, line: Line | null, isClosed: boolean): string {
  if (!line) return t('businessPage.paused');
  const { parties, quote } = line;
  if (isClosed && parties === 0) return t('businessPage.closedLine');
  return quote
    ? t('businessPage.lineWithWait', { wait: shortWait(t, quote), parties })
    : t('businessPage.line', { parties });
}
