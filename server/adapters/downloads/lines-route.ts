import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import { identify } from '../../core/access/identify.js';
import { inContext, type Context, type Dependencies } from '../../core/context.js';
import { patiently } from '../../core/database/patiently.js';
import { BYTE_ORDER_MARK } from '../../core/csv.js';
import { credentialsOf, factsOf } from '../../core/http/request-facts.js';
import { notFound } from '../../core/Refusal.js';
import { readToken } from '../../core/tokens.js';

/** A browser that takes no bytes for so long has gone. */
const STALLED_MS = 30_000;

interface Page<Place> {
  lines: string;
  /** After which the next one begins; null on the last one. */
  next: Place | null;
}

/** A file of lines: where it is fetched, what the token opens, and its pages, from null on. */
interface LinesFile<Opened extends { name: string }, Place> {
  path: string;
  header: string;
  open: (context: Context, token: string) => Promise<Opened>;
  page: (context: Context, opened: Opened, after: Place | null) => Promise<Page<Place>>;
}

/** A file for which somebody has given their password. A page follows once the one before is on its way: memory and database hold one at a time. */
export function linesRoute<Opened extends { name: string }, Place>(
  dependencies: Dependencies,
  { path, header, open, page }: LinesFile<Opened, Place>,
): Router {
  const { config, log } = dependencies;
  async function* linesOf(tenant: string, opened: Opened): AsyncGenerator<string> {
    yield `${BYTE_ORDER_MARK}${header}`;
    let after: Place | null = null;
    do {
      const from: Place | null = after;
      const { lines, next }: Page<Place> = await patiently(() =>
        inContext(dependencies, { tenant, readOnly: true }, (context) => page(context, opened, from)),
      );
      if (lines) yield lines;
      after = next;
    } while (after !== null);
  }
  return Router().get(path, async (request: Request<{ token: string }>, response: Response) => {
    const { token } = request.params;
    const tenant = readToken(token)?.businessId;
    if (!tenant) throw notFound('That file');
    const viewer = await identify(dependencies, credentialsOf(request.headers, config));
    const opened = await inContext(dependencies, { tenant, viewer }, (context) => open(context, token));
    response.attachment(opened.name).set('Cache-Control', 'no-store').type('text/csv; charset=utf-8');
    response.setTimeout(STALLED_MS, () => response.destroy());
    try {
      await pipeline(Readable.from(linesOf(tenant, opened), { objectMode: false }), response);
    } catch (error) {
      // A file that ends early must not look whole: the browser says that it failed.
      response.destroy();
      log.warn({ requestId: factsOf(request, config).requestId, err: error }, 'an export ended early');
    }
  });
}
