import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { identify } from '../../core/access/identify.js';
import { inContext, type Dependencies } from '../../core/context.js';
import { patiently } from '../../core/database/patiently.js';
import { BYTE_ORDER_MARK } from '../../core/csv.js';
import { credentialsOf, factsOf } from '../../core/http/request-facts.js';
import { notFound } from '../../core/Refusal.js';
import { readToken } from '../../core/tokens.js';
import { EXPORT_HEADER, exportedPage } from '../../domain/records/customer-export/exported-page.js';
import { openExport } from '../../domain/records/customer-export/open-export.js';

/** A browser that takes no bytes for so long has gone. */
const STALLED_MS = 30_000;

/** The file of customers for which somebody has given their password. A page follows once the one before is on its way: memory and database hold one at a time. */
export function downloadRoutes(dependencies: Dependencies): Router {
  const { config, log } = dependencies;
  async function* linesOf(tenant: string): AsyncGenerator<string> {
    yield `${BYTE_ORDER_MARK}${EXPORT_HEADER}`;
    for (let after: string | null = '0'; after !== null;) {
      const from: string = after;
      const page = await patiently(() =>
        inContext(dependencies, { tenant, readOnly: true }, (context) => exportedPage(context, from)),
      );
      if (page.lines) yield page.lines;
      after = page.next;
    }
  }
  return Router().get('/downloads/customers/:token', async (request, response) => {
    const { token } = request.params;
    const tenant = readToken(token)?.businessId;
    if (!tenant) throw notFound('That file');
    const viewer = await identify(dependencies, credentialsOf(request.headers, config));
    const name = await inContext(dependencies, { tenant, viewer }, (context) => openExport(context, token));
    response.attachment(name).set('Cache-Control', 'no-store').type('text/csv; charset=utf-8');
    response.setTimeout(STALLED_MS, () => response.destroy());
    try {
      await pipeline(Readable.from(linesOf(tenant), { objectMode: false }), response);
    } catch (error) {
      // A file that ends early must not look whole: the browser says that it failed.
      response.destroy();
      log.warn({ requestId: factsOf(request, config).requestId, err: error }, 'an export ended early');
    }
  });
}
