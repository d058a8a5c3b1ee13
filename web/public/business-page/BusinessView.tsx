import { RichText } from '../../ui/RichText/RichText';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import { bookPath } from '../booking/paths';
import { landingPath } from '../landing/paths';
import { askDataPath } from '../own-data/paths';
import style from './BusinessView.module.css';
import { CataloguePanel } from './CataloguePanel';
import { HoursPanel } from './HoursPanel';
import { LinePanel } from './LinePanel';
import { MapPanel } from './MapPanel';
import { OwnerPart } from './OwnerPart';
import { PageHead } from './PageHead';
import { PagePhotos } from './PagePhotos';
import type { PageData } from './page-data';
import { Panel } from './Panel';
import { PolicyText } from './PolicyText';
import { ShareBar } from './ShareBar';
import { usePageNow } from './use-page-now';

/** A business as a stranger finds it: what it is, whether it is open, where, and what it costs. */
export function BusinessView({ data }: { data: PageData }) {
  const t = useTranslate();
  const { content, takesBookings, photos, catalogue, search, vanityName, url } = data;
  const { business, isBasic, about, policies } = content;
  const now = usePageNow(data);
  const hasItems = !isBasic && (catalogue.total > 0 || search !== '');
  const isClosed = now.openState?.isOpen === false;
  const bookHref = !isBasic && takesBookings ? bookPath(vanityName) : null;
  const mayJoin = !isBasic && now.joinsFromAfar && now.line !== null;
  return (
    <div className={style.page}>
      <header className={style.language}>
        <LanguageSwitch />
      </header>
      <main className={style.main}>
        <div className={style.top} data-basic={isBasic || undefined}>
          {!isBasic && <PagePhotos photos={photos} business={business.name} vanityName={vanityName} />}
          <div className={style.facts}>
            <PageHead
              business={business}
              now={isBasic ? null : now}
              hasItems={hasItems}
              mayJoin={mayJoin}
              bookHref={bookHref}
            />
            {!isBasic && (
              <LinePanel
                businessId={business.id}
                line={now.line}
                mayJoin={mayJoin}
                isClosed={isClosed}
                onJoinEnded={now.readAgain}
              />
            )}
          </div>
        </div>
        {!isBasic && (
          <div className={style.columns}>
            <div className={style.side}>
              <HoursPanel hours={content} readAt={now.readAt} timeZone={business.timeZone} />
              <MapPanel business={business} />
              <ShareBar business={business.name} url={url} />
            </div>
            <div className={style.rest}>
              {about && (
                <Panel title={t('businessPage.about')}>
                  <RichText html={about} />
                </Panel>
              )}
              {hasItems && (
                <CataloguePanel businessId={business.id} first={catalogue} search={search} bookHref={bookHref} />
              )}
              {policies.length > 0 && (
                <Panel title={t('businessPage.information')}>
                  {policies.map((policy) => (
                    <details key={policy.id} className={style.policy}>
                      <summary>{policy.name}</summary>
                      <PolicyText policy={policy} />
                    </details>
                  ))}
                </Panel>
              )}
            </div>
          </div>
        )}
      </main>
      <footer className={style.foot}>
        <a href={askDataPath(business.id)}>{t('businessPage.ownData')}</a>
        {' · '}
        <a href={landingPath}>{t('app.poweredBy')}</a>
      </footer>
      <OwnerPart businessId={business.id} url={url} />
    </div>
  );
}
