import { useTranslate } from '../i18n/language-context';
import { loadSupport, type Support } from '../landing/support';
import type { Page } from '../page';
import { LegalFrame } from './LegalFrame';
import { TermsText } from './TermsText';

function TermsView({ data }: { data: Support | null }) {
  const t = useTranslate();
  return (
    <LegalFrame title={t('legal.termsTitle')} support={data}>
      <TermsText />
    </LegalFrame>
  );
}

export const TermsPage: Page<Support | null> = {
  load: (request) => loadSupport(request),
  head: (_data, t) => ({ title: t('legal.termsPageTitle'), description: t('legal.termsDescription') }),
  Component: TermsView,
};
