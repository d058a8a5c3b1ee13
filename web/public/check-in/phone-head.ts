import type { Translate } from '../i18n/messages';
import type { PageHead } from '../page';

/** Head of the pages of the check-in on a phone. */
export const phoneHead = (t: Translate): PageHead => ({
  title: t('checkIn.title'),
  description: t('checkIn.phoneDescription'),
  noindex: true,
});
