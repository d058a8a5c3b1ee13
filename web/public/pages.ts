import type { Bundle } from './i18n/catalogue.generated';
import type { AnyPage, Params } from './page';

/** `bundles` hold the page's texts. */
export interface Route {
  pattern: string;
  bundles: readonly Bundle[];
  page(): Promise<AnyPage>;
}

/** `name` is that of the page in its file: said once, it costs every page a few bytes less than picking it from each import. */
const route = <Module>(
  pattern: string,
  bundles: readonly Bundle[],
  load: () => Promise<Module>,
  name: {
    [Key in keyof Module]: Module[Key] extends { load: unknown; Component: unknown } ? Key : never;
  }[keyof Module],
): Route => ({ pattern, bundles, page: async () => (await load())[name] as AnyPage });

export const routes: Route[] = [
  route('/', ['site', 'landing'], () => import('./landing/LandingPage'), 'LandingPage'),
  route('/legal/terms', ['site', 'terms'], () => import('./legal/TermsPage'), 'TermsPage'),
  ...['/legal/policy', '/policy'].map((pattern) =>
    route(pattern, ['site', 'privacy'], () => import('./legal/PrivacyPage'), 'PrivacyPage'),
  ),
  route('/checkinQRcodePrint', ['poster'], () => import('./poster/CheckInPosterPage'), 'CheckInPosterPage'),
  ...['/pageQRcodePrint', '/pageQRCodePrint'].map((pattern) =>
    route(pattern, ['poster'], () => import('./poster/PagePosterPage'), 'PagePosterPage'),
  ),
  route('/page/:vanityName', ['businessPage'], () => import('./business-page/BusinessPage'), 'BusinessPage'),
  route('/search', ['site', 'search'], () => import('./search/SearchPage'), 'SearchPage'),
  route('/checkinapp', ['checkIn', 'kiosk'], () => import('./check-in/KioskPage'), 'KioskPage'),
  route('/checkinapp/preview', ['checkIn', 'kiosk'], () => import('./check-in/PreviewPage'), 'PreviewPage'),
  route('/checkinapp/mobile', ['checkIn'], () => import('./check-in/PhonePage'), 'PhonePage'),
  route(
    '/checkinapp/mobile/redirect/:publicToken',
    ['checkIn'],
    () => import('./check-in/PhoneRedirectPage'),
    'PhoneRedirectPage',
  ),
  route('/ck/:publicId', ['placeInLine'], () => import('./place-in-line/PlacePage'), 'PlacePage'),
  ...['/my-data/:vanityName', '/my-data/id/:businessId'].map((pattern) =>
    route(pattern, ['ownData'], () => import('./own-data/AskDataPage'), 'AskDataPage'),
  ),
  ...['/md/:ownToken', '/md/:ownToken/:customerId'].map((pattern) =>
    route(pattern, ['ownData'], () => import('./own-data/OwnDataPage'), 'OwnDataPage'),
  ),
  route('/sign/:signToken', ['signing'], () => import('./signing/SignPage'), 'SignPage'),
  route('/verify/log', ['verify'], () => import('./verify/VerifyPage'), 'VerifyLogPage'),
  ...['/verify', '/verify/:code'].map((pattern) =>
    route(pattern, ['verify'], () => import('./verify/VerifyPage'), 'VerifyPage'),
  ),
  route('/monitor/:token', ['monitor'], () => import('./monitor/MonitorPage'), 'MonitorPage'),
];

/** The page for every address that no route matches. */
export const notFound = route('/404', ['site'], () => import('./not-found/NotFoundPage'), 'NotFoundPage');

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
