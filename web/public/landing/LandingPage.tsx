import type { Page } from '../page';
import { CookieNotice } from './CookieNotice';
import { CustomerSection } from './CustomerSection';
import { Hero } from './Hero';
import { HostSection } from './HostSection';
import { HowItWorks } from './HowItWorks';
import { MachineSection } from './MachineSection';
import { SignInNotice } from './SignInNotice';
import { SiteFrame } from './SiteFrame';
import { loadSupport, type Support } from './support';

interface Landing {
  support: Support | null;
  mustSignIn: boolean;
}

/** An ended session leads here with `signin=1` (or `session=expired`). */
const mustSignIn = ({ searchParams }: URL) =>
  searchParams.get('signin') === '1' || searchParams.get('session') === 'expired';

export const LandingPage: Page<Landing> = {
  load: async (request, _params, url) => ({ support: await loadSupport(request), mustSignIn: mustSignIn(url) }),
  head: (_data, t) => ({ title: t('landing.title'), description: t('landing.description') }),
  Component: ({ data }) => (
    <SiteFrame support={data.support} notice={data.mustSignIn && <SignInNotice />}>
      <Hero />
      <HowItWorks />
      <CustomerSection />
      <HostSection />
      <MachineSection />
      <CookieNotice />
    </SiteFrame>
  ),
};
