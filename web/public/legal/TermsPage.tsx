import { useTranslate } from '../i18n/language-context';
import { loadSite, type Site } from '../landing/site';
import type { Page } from '../page';
import { LegalFrame } from './LegalFrame';
import { TermsText } from './TermsText';

function TermsView({ data }: { data: Site | null }) {
  const t = useTranslate();
  return (
    <LegalFrame title={t('legal.termsTitle')} site={data}>
      <TermsText />
    </LegalFrame>
  );
}

export const TermsPage: Page<Site | null> = {
  load: (request) => loadSite(request),
  head: (_data, t) => ({ title: t('legal.termsPageTitle'), description: t('legal.termsDescription') }),
  Component: TermsView,
};
