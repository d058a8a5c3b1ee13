import { loadSupport, type Support } from '../landing/support';
import type { Page } from '../page';
import { LegalFrame } from './LegalFrame';
import { TermsText } from './TermsText';

export const TermsPage: Page<Support | null> = {
  load: (request) => loadSupport(request),
  head: () => ({
    title: 'Terms of Service · Greeter',
    description: 'The terms of service of Greeter in plain words, for businesses and for customers who check in.',
  }),
  Component: ({ data }) => (
    <LegalFrame title="Terms of Service" support={data}>
      <TermsText />
    </LegalFrame>
  ),
};
