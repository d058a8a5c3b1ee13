import { useTranslate } from '../i18n/language-context';
import { loadSupport, type Support } from '../landing/support';
import type { Page } from '../page';
import { LegalFrame } from './LegalFrame';
import { PrivacyText } from './PrivacyText';

function PrivacyView({ data }: { data: Support | null }) {
  const t = useTranslate();
  return (
    <LegalFrame title={t('legal.privacyTitle')} support={data}>
      <PrivacyText />
    </LegalFrame>
  );
}

export const PrivacyPage: Page<Support | null> = {
  load: (request) => loadSupport(request),
  head: (_data, t) => ({ title: t('legal.privacyPageTitle'), description: t('legal.privacyDescription') }),
  Component: PrivacyView,
};
