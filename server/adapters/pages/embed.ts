import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import type { Config } from '../../config.js';
import type { Execute } from '../../core/graphql/execute.js';
import type { RenderDoor } from '../../core/http/RenderDoor.js';
import { headersOfStatus } from '../../core/http/failure.js';
import { factsOf } from '../../core/http/request-facts.js';
import { embedPolicy } from './content-security-policy.js';
import { readingFirst } from './reading-first.js';
import { operationsOf } from './run-operation.js';
import { loadServerEntry, WEB } from './server-entry.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Before the card's turn comes: a refusal stands in the same frame, and would be blank under another policy. */
const mayBeFramed: RequestHandler = (_request, response, next) => {
  const nonce = randomBytes(16).toString('base64');
  response.locals['nonce'] = nonce;
  response.set({
    'Content-Security-Policy': embedPolicy(nonce),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  });
  next();
};

/** What stands in pages of other sites: the card of a business, for everybody the same, and the script that puts it there. */
export async function embedRoutes(execute: Execute, config: Config, door: RenderDoor): Promise<Router> {
  const client = path.join(WEB, 'client');
  const entry = await loadServerEntry();
  const script = await fs.readFile(path.join(client, 'embed.js'), 'utf8');
  const scriptTag = `W/"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
  const forReading = await readingFirst(client);
  const page = forReading(await fs.readFile(path.join(client, 'public/embed/embed.html'), 'utf8'));
  const operations = operationsOf(execute, config);
  return Router()
    .get('/embed.js', (_request, response) => {
      response
        .set({
          'Cache-Control': 'public, max-age=3600',
          ETag: scriptTag,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        })
        .type('js')
        .send(script);
    })
    .get(
      '/embed/:vanityName',
      mayBeFramed,
      door.through(async (request, response) => {
        const facts = factsOf(request, config);
        const { language } = facts;
        const { status, title, scheme, body, movedTo } = await entry.embed({
          vanityName: String(request.params['vanityName']),
          search: /\?.*/.exec(request.originalUrl)?.[0] ?? '',
          // Nobody's: our own preview shows what strangers see.
          request: operations({ headers: {} }, facts),
          language,
        });
        if (movedTo !== null) {
          response.redirect(308, movedTo);
          return;
        }
        const attributes = `lang="${language}"${scheme ? ` data-scheme="${scheme}"` : ''}`;
        response
          .status(status)
          .set(headersOfStatus(status))
          .type('html')
          .send(
            page
              .replace('<html lang="en"', () => `<html ${attributes}`)
              .replaceAll('nonce=""', `nonce="${response.locals['nonce']}"`)
              .replace('<!--title-->', () => title.replace(/[&<>]/g, (character) => ESCAPES[character]!))
              .replace('<!--body-->', () => body),
          );
      }),
    );
}
