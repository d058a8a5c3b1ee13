import { useTranslate } from '../i18n/language-context';
import { loadSite, type Site } from '../landing/site';
import type { Page } from '../page';
import { LegalFrame } from './LegalFrame';
import { PrivacyText } from './PrivacyText';

function PrivacyView({ data }: { data: Site | null }) {
  const t = useTranslate();
  return (
    <LegalFrame title={t('legal.privacyTitle')} site={data}>
      <PrivacyText />
    </LegalFrame>
  );
}

export const PrivacyPage: Page<Site | null> = {
  load: (request) => loadSite(request),
  head: (_data, t) => ({ title: t('legal.privacyPageTitle'), description: t('legal.privacyDescription') }),
  Component: PrivacyView,
};
