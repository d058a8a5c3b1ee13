import { useTranslate } from '../i18n/language-context';
import type { EndedLink } from './load-own-data';
import { OwnFrame } from './OwnFrame';
import { askDataPath } from './paths';

/** In place of what a business holds on a customer whose link has ended; says nothing of who is known. */
export function EndedView({ business }: EndedLink) {
  const t = useTranslate();
  return (
    <OwnFrame business={business} offlineMessage={t('ownData.offline')}>
      <h1>{t('ownData.endedTitle')}</h1>
      <p>{t('ownData.endedText')}</p>
      {business && (
        <a className="button" href={askDataPath(business.id)}>
          {t('ownData.askAgain')}
        </a>
      )}
    </OwnFrame>
  );
}
