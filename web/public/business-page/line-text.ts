import type { Translate } from '../i18n/messages';
import { durationText } from '../i18n/wait-text';
import type { Line } from './page-data';

/** The middle of a wait alone: 'About 20 minutes', 'Up to 5 minutes', 'Over 2 hours'. */
function shortWait(t: Translate, { lowMinutes, minutes, highMinutes }: NonNullable<Line['quote']>): string {
  if (lowMinutes === 0) return t('businessPage.waitUpTo', { wait: durationText(t, highMinutes) });
  return minutes > 120 ? t('businessPage.waitOver') : t('businessPage.waitAbout', { wait: durationText(t, minutes) });
}

/** 'About 20 minutes now, 4 parties'. */
export function lineText(t: Translate, { parties, quote }: Line): string {
  return quote
    ? t('businessPage.lineWithWait', { wait: shortWait(t, quote), parties })
    : t('businessPage.line', { parties });
}
