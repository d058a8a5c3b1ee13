import type { Language } from './i18n/catalogue.generated';
import { loadMessages, translatorOf } from './i18n/messages';
import { Moved } from './Moved';
import type { AnyPage, PageHead, Params } from './page';
import { matchRoute, notFound, type Route } from './pages';
import { failureOf, type Failure, type Request } from './request';

/** A page with its data and texts, ready to render. Only `outcome` travels from the server to the browser. */
export interface OpenPage {
  url: string;
  language: Language;
  route: Route;
  page: AnyPage;
  params: Params;
  outcome: Outcome;
}
export type Outcome = { kind: 'page' | 'missing'; data: unknown } | { kind: 'failed'; failure: Failure };

const noParams: Params = {};

/** The page's script, and its texts in the language. */
async function loadRoute(route: Route, language: Language): Promise<AnyPage> {
  const [page] = await Promise.all([route.page(), loadMessages(language, route.bundles)]);
  return page;
}

async function openMissing(request: Request, url: URL, language: Language): Promise<OpenPage> {
  const page = await loadRoute(notFound, language);
  const data = await page.load(request, noParams, url);
  return { url: url.href, language, route: notFound, page, params: noParams, outcome: { kind: 'missing', data } };
}

/** Finds the page of an address and loads its data, of another address where it moved; NOT_FOUND opens the not-found page, other failures are part of the outcome. */
export async function openPage(request: Request, url: URL, language: Language): Promise<OpenPage> {
  const match = matchRoute(url.pathname);
  if (!match) return openMissing(request, url, language);
  const { route, params } = match;
  const page = await loadRoute(route, language);
  const common = { url: url.href, language, route, page, params };
  try {
    return { ...common, outcome: { kind: 'page', data: await page.load(request, params, url) } };
  } catch (error) {
    if (error instanceof Moved) return openPage(request, new URL(error.path, url), language);
    const failure = failureOf(error);
    if (failure.code === 'NOT_FOUND') return openMissing(request, url, language);
    return { ...common, outcome: { kind: 'failed', failure } };
  }
}

/** The page that the server rendered, from the outcome it sent along; makes no request. */
export async function reopenPage(outcome: Outcome, url: URL, language: Language): Promise<OpenPage> {
  const match = outcome.kind === 'missing' ? undefined : matchRoute(url.pathname);
  const { route, params } = match ?? { route: notFound, params: noParams };
  return { url: url.href, language, route, page: await loadRoute(route, language), params, outcome };
}

/** The same page in another language. */
export async function translatePage(open: OpenPage, language: Language): Promise<OpenPage> {
  await loadMessages(language, []);
  return { ...open, language };
}

export function headOf({ page, language, outcome }: OpenPage): PageHead {
  const t = translatorOf(language);
  return outcome.kind === 'failed' ? { title: t('app.failedTitle'), noindex: true } : page.head(outcome.data, t);
}

/** An address that cannot be read is one that is not there. */
const FAILED_STATUS: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  UNAVAILABLE: 503,
  RATE_LIMITED: 429,
  INVALID_INPUT: 404,
  BAD_REQUEST: 404,
};

export const statusOfFailure = (code: string): number => FAILED_STATUS[code] ?? 500;

export function statusOf({ page, outcome }: OpenPage): number {
  if (outcome.kind === 'missing') return 404;
  if (outcome.kind === 'failed') return statusOfFailure(outcome.failure.code);
  return page.status?.(outcome.data) ?? 200;
}
