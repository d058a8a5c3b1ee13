import type { Bundle } from './i18n/catalogue.generated';
import type { AnyPage, Params } from './page';

/** `bundles` hold the page's texts. */
export interface Route {
  pattern: string;
  bundles: readonly Bundle[];
  page(): Promise<AnyPage>;
}

/** The page is what its file exports with a `load`; `name` says which where there are two: said of each, it would cost every page some bytes. */
const route = <Module extends object>(
  pattern: string,
  bundles: readonly Bundle[],
  load: () => Promise<Module>,
  name?: keyof Module,
): Route => ({
  pattern,
  bundles,
  page: async () => {
    const module = await load();
    const exported: Partial<AnyPage>[] = Object.values(module);
    return (name ? module[name] : exported.find((one) => one.load)) as AnyPage;
  },
});

export const routes: Route[] = [
  route('/', ['site', 'landing'], () => import('./landing/LandingPage')),
  route('/legal/terms', ['site', 'terms'], () => import('./legal/TermsPage')),
  ...['/legal/policy', '/policy'].map((pattern) =>
    route(pattern, ['site', 'terms'], () => import('./legal/PrivacyPage')),
  ),
  route('/checkinQRcodePrint', ['verify'], () => import('./poster/CheckInPosterPage')),
  ...['/pageQRcodePrint', '/pageQRCodePrint'].map((pattern) =>
    route(pattern, ['verify'], () => import('./poster/PagePosterPage')),
  ),
  route('/page/:vanityName', ['businessPage'], () => import('./business-page/BusinessPage')),
  route('/page/:vanityName/book', ['booking', 'choices'], () => import('./booking/BookingPage')),
  route('/st/:key', ['booking', 'ownData'], () => import('./standby/StandbyPage')),
  route('/booking/:bookingToken', ['ownBooking'], () => import('./own-booking/OwnBookingPage')),
  route('/search', ['site', 'search'], () => import('./search/SearchPage')),
  route('/checkinapp', ['checkIn', 'kiosk'], () => import('./check-in/KioskPage')),
  route('/checkinapp/preview', ['checkIn', 'kiosk'], () => import('./check-in/PreviewPage')),
  route('/checkinapp/mobile', ['checkIn'], () => import('./check-in/PhonePage')),
  route('/checkinapp/mobile/redirect/:publicToken', ['checkIn'], () => import('./check-in/PhoneRedirectPage')),
  route('/ck/:publicId', ['placeInLine'], () => import('./place-in-line/PlacePage')),
  ...['/my-data/:vanityName', '/my-data/id/:businessId'].map((pattern) =>
    route(pattern, ['ownData'], () => import('./own-data/AskDataPage')),
  ),
  ...['/md/:ownToken', '/md/:ownToken/:customerId'].map((pattern) =>
    route(pattern, ['ownData'], () => import('./own-data/OwnDataPage')),
  ),
  ...['/sign/:signToken', '/appointment/:id/:uuid'].map((pattern) =>
    route(pattern, ['signing'], () => import('./signing/SignPage')),
  ),
  route('/verify/log', ['verify'], () => import('./verify/VerifyPage'), 'VerifyLogPage'),
  ...['/verify', '/verify/:code'].map((pattern) =>
    route(pattern, ['verify'], () => import('./verify/VerifyPage'), 'VerifyPage'),
  ),
  route('/monitor/:token', ['monitor'], () => import('./monitor/MonitorPage')),
];

/** The page for every address that no route matches. */
export const notFound = route('/404', ['site'], () => import('./not-found/NotFoundPage'));

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
