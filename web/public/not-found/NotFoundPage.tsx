import { useTranslate } from '../i18n/language-context';
import { landingPath } from '../landing/paths';
import { SiteFrame } from '../landing/SiteFrame';
import type { Page } from '../page';
import { NotFoundView } from '../../ui/NotFoundView';

function MissingView() {
  const t = useTranslate();
  return (
    <SiteFrame site={null} hasAccountLinks={false}>
      <NotFoundView heading={t('site.notFoundHeading')} text={t('site.notFound')}>
        <a className="button" href={landingPath}>
          {t('site.goHome')}
        </a>
      </NotFoundView>
    </SiteFrame>
  );
}

export const NotFoundPage: Page<null> = {
  load: async () => null,
  head: (_data, t) => ({
    title: t('site.notFoundTitle'),
    description: t('site.notFound'),
    noindex: true,
  }),
  status: () => 404,
  Component: MissingView,
};
