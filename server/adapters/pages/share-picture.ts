import type { RequestHandler } from 'express';
import type { Config } from '../../config.js';
import type { Execute } from '../../core/graphql/execute.js';
import { headersOfStatus } from '../../core/http/failure.js';
import { factsOf } from '../../core/http/request-facts.js';
import { operationsOf, RequestError } from './run-operation.js';
import { loadServerEntry } from './server-entry.js';

const STATUS: Readonly<Record<string, number>> = { NOT_FOUND: 404, RATE_LIMITED: 429, UNAVAILABLE: 503 };

/** The picture that link previews of a business page show; `draw` makes it of the address of its main photo, or of none. */
export async function sharePicture(
  execute: Execute,
  config: Config,
  draw: (photo: string | null) => Promise<Buffer>,
): Promise<RequestHandler> {
  const entry = await loadServerEntry();
  const operations = operationsOf(execute, config);
  return async (request, response) => {
    const run = operations(request, factsOf(request, config));
    let photo: string | null;
    try {
      photo = await entry.photoToShare(run, String(request.params['vanityName']));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const status = STATUS[error.code] ?? 500;
      response.status(status).set(headersOfStatus(status)).json({ message: error.message, code: error.code });
      return;
    }
    const picture = await draw(photo);
    // Pages of other hosts show it.
    response.set({ 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    response.type('png').send(picture);
  };
}
