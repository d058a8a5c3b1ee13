import { loadSupport, type Support } from '../landing/support';
import type { Page } from '../page';
import { LegalFrame } from './LegalFrame';
import { PrivacyText } from './PrivacyText';

export const PrivacyPage: Page<Support | null> = {
  load: (request) => loadSupport(request),
  head: () => ({
    title: 'Privacy Policy · Greeter',
    description:
      'What Greeter keeps of customers and account holders, who sees it, how long, and which cookies there are.',
  }),
  Component: ({ data }) => (
    <LegalFrame title="Privacy Policy" support={data}>
      <PrivacyText />
    </LegalFrame>
  ),
};
