import type { Bundle } from './i18n/catalogue.generated';
import type { AnyPage, Page, Params } from './page';

/** `file` is the module's path below `web/`: by it the server finds the page's scripts and styles in the build. `bundles` hold the page's texts. */
export interface Route {
  pattern: string;
  file: string;
  bundles: readonly Bundle[];
  page(): Promise<AnyPage>;
}

const route = <Data>(
  pattern: string,
  file: string,
  bundles: readonly Bundle[],
  page: () => Promise<Page<Data>>,
): Route => ({
  pattern,
  file,
  bundles,
  page: page as () => Promise<AnyPage>,
});

export const routes: Route[] = [
  route(
    '/',
    'public/landing/LandingPage.tsx',
    ['site', 'landing'],
    async () => (await import('./landing/LandingPage')).LandingPage,
  ),
  route(
    '/legal/terms',
    'public/legal/TermsPage.tsx',
    ['site', 'legal', 'terms'],
    async () => (await import('./legal/TermsPage')).TermsPage,
  ),
  ...['/legal/policy', '/policy'].map((pattern) =>
    route(
      pattern,
      'public/legal/PrivacyPage.tsx',
      ['site', 'legal', 'privacy'],
      async () => (await import('./legal/PrivacyPage')).PrivacyPage,
    ),
  ),
  route(
    '/checkinQRcodePrint',
    'public/poster/CheckInPosterPage.tsx',
    ['poster'],
    async () => (await import('./poster/CheckInPosterPage')).CheckInPosterPage,
  ),
  ...['/pageQRcodePrint', '/pageQRCodePrint'].map((pattern) =>
    route(
      pattern,
      'public/poster/PagePosterPage.tsx',
      ['poster'],
      async () => (await import('./poster/PagePosterPage')).PagePosterPage,
    ),
  ),
  route(
    '/page/:vanityName',
    'public/business-page/BusinessPage.tsx',
    ['businessPage'],
    async () => (await import('./business-page/BusinessPage')).BusinessPage,
  ),
  route(
    '/checkinapp',
    'public/check-in/KioskPage.tsx',
    ['checkIn', 'kiosk'],
    async () => (await import('./check-in/KioskPage')).KioskPage,
  ),
  route(
    '/checkinapp/preview',
    'public/check-in/PreviewPage.tsx',
    ['checkIn', 'kiosk'],
    async () => (await import('./check-in/PreviewPage')).PreviewPage,
  ),
  route(
    '/checkinapp/mobile',
    'public/check-in/PhonePage.tsx',
    ['checkIn', 'phone'],
    async () => (await import('./check-in/PhonePage')).PhonePage,
  ),
  route(
    '/checkinapp/mobile/redirect/:publicToken',
    'public/check-in/PhoneRedirectPage.tsx',
    ['checkIn', 'phone'],
    async () => (await import('./check-in/PhoneRedirectPage')).PhoneRedirectPage,
  ),
  route(
    '/ck/:publicId',
    'public/place-in-line/PlacePage.tsx',
    ['placeInLine'],
    async () => (await import('./place-in-line/PlacePage')).PlacePage,
  ),
  route(
    '/monitor/:token',
    'public/monitor/MonitorPage.tsx',
    ['monitor'],
    async () => (await import('./monitor/MonitorPage')).MonitorPage,
  ),
];

/** The page for every address that no route matches. */
export const notFound = route(
  '/404',
  'public/not-found/NotFoundPage.tsx',
  ['site'],
  async () => (await import('./not-found/NotFoundPage')).NotFoundPage,
);

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
