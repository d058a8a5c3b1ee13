import { asRequestError, type Request } from './request';
import type { AnyPage, PageHead, Params } from './page';
import { matchRoute, notFound, type Route } from './pages';

/** A page with its data, ready to render. Only `outcome` travels from the server to the browser. */
export interface OpenPage {
  url: string;
  route: Route;
  page: AnyPage;
  params: Params;
  outcome: Outcome;
}
export type Outcome = { kind: 'page' | 'missing'; data: unknown } | { kind: 'failed'; code: string; message: string };

const nothing: Params = {};

async function openMissing(request: Request, url: URL): Promise<OpenPage> {
  const page = await notFound.page();
  return {
    url: url.href,
    route: notFound,
    page,
    params: nothing,
    outcome: { kind: 'missing', data: await page.load(request, nothing, url) },
  };
}

/** Finds the page of an address and loads its data; NOT_FOUND opens the not-found page, other failures are part of the outcome. */
export async function openPage(request: Request, url: URL): Promise<OpenPage> {
  const match = matchRoute(url.pathname);
  if (!match) return openMissing(request, url);
  const { route, params } = match;
  const page = await route.page();
  try {
    return {
      url: url.href,
      route,
      page,
      params,
      outcome: { kind: 'page', data: await page.load(request, params, url) },
    };
  } catch (error) {
    const { code, message } = asRequestError(error);
    if (code === 'NOT_FOUND' || code === 'INVALID_TOKEN') return openMissing(request, url);
    return { url: url.href, route, page, params, outcome: { kind: 'failed', code, message } };
  }
}

/** The page that the server rendered, from the outcome it sent along; makes no request. */
export async function reopenPage(outcome: Outcome, url: URL): Promise<OpenPage> {
  const match = outcome.kind === 'missing' ? undefined : matchRoute(url.pathname);
  const { route, params } = match ?? { route: notFound, params: nothing };
  return { url: url.href, route, page: await route.page(), params, outcome };
}

export function headOf({ page, params, outcome }: OpenPage): PageHead {
  return outcome.kind === 'failed' ? { title: 'Something went wrong', noindex: true } : page.head(outcome.data, params);
}

export function statusOf({ page, outcome }: OpenPage): number {
  if (outcome.kind === 'missing') return 404;
  if (outcome.kind === 'failed') return { UNAVAILABLE: 503, RATE_LIMITED: 429 }[outcome.code] ?? 500;
  return page.status?.(outcome.data) ?? 200;
}
