import type { Bundle } from './i18n/catalogue.generated';
import type { AnyPage, Page, Params } from './page';

/** `bundles` hold the page's texts. */
export interface Route {
  pattern: string;
  bundles: readonly Bundle[];
  page(): Promise<AnyPage>;
}

const route = <Data>(pattern: string, bundles: readonly Bundle[], page: () => Promise<Page<Data>>): Route => ({
  pattern,
  bundles,
  page: page as () => Promise<AnyPage>,
});

export const routes: Route[] = [
  route('/', ['site', 'landing'], async () => (await import('./landing/LandingPage')).LandingPage),
  route('/legal/terms', ['site', 'terms'], async () => (await import('./legal/TermsPage')).TermsPage),
  ...['/legal/policy', '/policy'].map((pattern) =>
    route(pattern, ['site', 'privacy'], async () => (await import('./legal/PrivacyPage')).PrivacyPage),
  ),
  route('/checkinQRcodePrint', ['poster'], async () => (await import('./poster/CheckInPosterPage')).CheckInPosterPage),
  ...['/pageQRcodePrint', '/pageQRCodePrint'].map((pattern) =>
    route(pattern, ['poster'], async () => (await import('./poster/PagePosterPage')).PagePosterPage),
  ),
  route('/page/:vanityName', ['businessPage'], async () => (await import('./business-page/BusinessPage')).BusinessPage),
  route('/search', ['site', 'search'], async () => (await import('./search/SearchPage')).SearchPage),
  route('/checkinapp', ['checkIn', 'kiosk'], async () => (await import('./check-in/KioskPage')).KioskPage),
  route('/checkinapp/preview', ['checkIn', 'kiosk'], async () => (await import('./check-in/PreviewPage')).PreviewPage),
  route('/checkinapp/mobile', ['checkIn'], async () => (await import('./check-in/PhonePage')).PhonePage),
  route(
    '/checkinapp/mobile/redirect/:publicToken',
    ['checkIn'],
    async () => (await import('./check-in/PhoneRedirectPage')).PhoneRedirectPage,
  ),
  route('/ck/:publicId', ['placeInLine'], async () => (await import('./place-in-line/PlacePage')).PlacePage),
  ...['/my-data/:vanityName', '/my-data/id/:businessId'].map((pattern) =>
    route(pattern, ['ownData'], async () => (await import('./own-data/AskDataPage')).AskDataPage),
  ),
  ...['/md/:ownToken', '/md/:ownToken/:customerId'].map((pattern) =>
    route(pattern, ['ownData'], async () => (await import('./own-data/OwnDataPage')).OwnDataPage),
  ),
  route('/sign/:signToken', ['signing'], async () => (await import('./signing/SignPage')).SignPage),
  route('/verify/log', ['verify'], async () => (await import('./verify/VerifyPage')).VerifyLogPage),
  ...['/verify', '/verify/:code'].map((pattern) =>
    route(pattern, ['verify'], async () => (await import('./verify/VerifyPage')).VerifyPage),
  ),
  route('/monitor/:token', ['monitor'], async () => (await import('./monitor/MonitorPage')).MonitorPage),
];

/** The page for every address that no route matches. */
export const notFound = route('/404', ['site'], async () => (await import('./not-found/NotFoundPage')).NotFoundPage);

function paramsOf(pattern: string, pathname: string): Params | undefined {
  const patternParts = pattern.split('/');
  const parts = pathname.split('/');
  while (parts.length > 2 && parts.at(-1) === '') parts.pop();
  if (patternParts.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of patternParts.entries()) {
    if (part.startsWith(':')) {
      try {
        params[part.slice(1)] = decodeURIComponent(parts[i]);
      } catch {
        return undefined;
      }
    } else if (part !== parts[i]) return undefined;
  }
  return params;
}

export function matchRoute(pathname: string): { route: Route; params: Params } | undefined {
  for (const candidate of routes) {
    const params = paramsOf(candidate.pattern, pathname);
    if (params) return { route: candidate, params };
  }
  return undefined;
}
