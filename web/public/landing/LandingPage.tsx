import type { Page } from '../page';
import { CookieNotice } from './CookieNotice';
import { CustomerSection } from './CustomerSection';
import { Hero } from './Hero';
import { HostSection } from './HostSection';
import { HowItWorks } from './HowItWorks';
import { MachineSection } from './MachineSection';
import { SignInNotice } from './SignInNotice';
import { SiteFrame } from './SiteFrame';
import { loadSite, type Site } from './site';

interface Landing {
  site: Site | null;
  mustSignIn: boolean;
}

/** An ended session leads here with `signin=1` (or `session=expired`). */
const mustSignIn = ({ searchParams }: URL) =>
  searchParams.get('signin') === '1' || searchParams.get('session') === 'expired';

export const LandingPage: Page<Landing> = {
  load: async (request, _params, url) => ({ site: await loadSite(request), mustSignIn: mustSignIn(url) }),
  head: (_data, t) => ({ title: t('landing.title'), description: t('landing.description') }),
  Component: ({ data }) => (
    <SiteFrame site={data.site} notice={data.mustSignIn && !data.site?.isSignedIn && <SignInNotice />}>
      <Hero isSignedIn={data.site?.isSignedIn ?? false} />
      <HowItWorks />
      <CustomerSection />
      <HostSection />
      <MachineSection isSignedIn={data.site?.isSignedIn ?? false} />
      <CookieNotice />
    </SiteFrame>
  ),
};
