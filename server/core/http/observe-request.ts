import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { Dependencies } from '../context.js';
import { requestIdOf } from './request-id.js';

/** Asked every few seconds by machines. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** Gives the answer its X-Request-Id, then measures and logs it: no address, no query string, and a route for a path, which may hold a token. */
export function observeRequest(
  { metrics, log }: Pick<Dependencies, 'metrics' | 'log'>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const requestId = requestIdOf(request);
  const method = request.method ?? '';
  const done = metrics.requests.startTimer({ method });
  response.setHeader('X-Request-Id', requestId);
  response.once('close', () => {
    const status = response.statusCode;
    // What was given up before its end has no status.
    const isWhole = response.writableFinished;
    const seconds = isWhole ? done({ status: String(status) }) : undefined;
    const route = routeOf(request);
    if (QUIET.has(route)) return;
    log.info(
      {
        requestId,
        method,
        route,
        status: isWhole ? status : 'aborted',
        milliseconds: seconds && Math.round(seconds * 1000),
      },
      'request',
    );
  });
}

/** The pattern that matched a request, never its path. */
function routeOf(request: IncomingMessage): string {
  const { route, baseUrl, originalUrl = request.url ?? '' } = request as Partial<Request>;
  if (/^\/graphql(?:\?|$)/.test(originalUrl)) return '/graphql';
  if (route) return typeof route.path === 'string' ? `${baseUrl ?? ''}${route.path}` : 'page';
  return 'other';
}
