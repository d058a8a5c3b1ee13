import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Request, RequestHandler } from 'express';
import { parse, type DocumentNode } from 'graphql';
import { repositoryRoot, type Config } from '../../config.js';
import type { Execute } from '../../core/graphql/execute.js';
import { credentialsOf, factsOf } from '../../core/http/request-facts.js';
import { loginCookie, parseCookie } from '../../core/http/cookies.js';
import { LANGUAGE_COOKIE, pageLanguage } from '../../core/i18n/language.js';
import { contentSecurityPolicy } from './content-security-policy.js';
import { firstFrame, type FirstFrames } from './first-frame.js';
import { noScriptNote } from './no-script-note.js';

interface Rendered {
  status: number;
  language: string;
  head: string;
  body: string;
  state: unknown;
}
type RunOperation = (
  document: { toString(): string },
  variables?: Record<string, unknown>,
  options?: { token?: string },
) => Promise<unknown>;
interface ServerEntry {
  accountFrames: FirstFrames;
  render(options: {
    url: string;
    request: RunOperation;
    nonce: string;
    origin: string;
    language: string;
  }): Promise<Rendered>;
}

/** Thrown to a page's `load`, in the same shape as by `request` in the browser. */
class RequestError extends Error {
  readonly code: string;
  readonly field: string | undefined;
  readonly details: unknown;
  constructor(message: string, { code, field, details }: { code?: unknown; field?: string; details?: unknown }) {
    super(message);
    this.name = 'RequestError';
    this.code = String(code);
    this.field = field;
    this.details = details;
  }
}

const WEB = path.join(repositoryRoot, 'dist/web');
/** The host sees it in the settings, whose language is English. */
const PREVIEW = '/checkinapp/preview';
const ADMIN_PATHS = /^\/(account|login|started|signup|verification|password_reset|welcome|forgot_password)(\/|$)/;

/** Without a login there is no need to ask who it is: the admin reads this from its page. */
const isSignedOut = ({ headers }: Request, config: Config): boolean =>
  parseCookie(headers.cookie)[loginCookie(config)] === undefined;

/** Every page: the admin's shell for its own paths, a page of web/public rendered on the server for all others (404 included). */
export async function pageRoutes(execute: Execute, config: Config): Promise<RequestHandler> {
  const entry = (await import(pathToFileURL(path.join(WEB, 'server/entry-server.js')).href)) as ServerEntry;
  const adminHtml = await fs.readFile(path.join(WEB, 'client/admin/index.html'), 'utf8');
  const loginHtml = await fs.readFile(path.join(WEB, 'client/admin/login.html'), 'utf8');
  const publicHtml = await fs.readFile(path.join(WEB, 'client/public/index.html'), 'utf8');
  const signedOutHtml = (address: string) =>
    (firstFrame(loginHtml, entry.accountFrames, address) ?? adminHtml).replace('<html lang="en"', '$& data-signed-out');
  const documents = new Map<string, DocumentNode>();
  const parsed = (text: string) => {
    const document = documents.get(text) ?? parse(text);
    documents.set(text, document);
    return document;
  };
  return async (request, response) => {
    const nonce = randomBytes(16).toString('base64');
    const choice = parseCookie(request.headers.cookie)[LANGUAGE_COOKIE];
    const language = request.path === PREVIEW ? 'en' : pageLanguage(choice, request.headers['accept-language']);
    const facts = { ...factsOf(request, config), language };
    response.set('Content-Security-Policy', contentSecurityPolicy(nonce, request.path, facts.origin));
    response.set('Referrer-Policy', 'no-referrer');
    response.type('html');
    if (ADMIN_PATHS.test(request.path)) {
      const html = isSignedOut(request, config) ? signedOutHtml(request.path) : adminHtml;
      response.set('Cache-Control', 'no-store').send(html.replaceAll('nonce=""', `nonce="${nonce}"`));
      return;
    }
    const runOperation: RunOperation = async (document, variables = {}, { token } = {}) => {
      const result = await execute({
        document: parsed(String(document)),
        variables,
        credentials: token === undefined ? credentialsOf(request.headers, config) : { bearer: token },
        facts,
      });
      const error = result.errors?.[0];
      if (error) throw new RequestError(error.message, error.extensions);
      return JSON.parse(JSON.stringify(result.data)) as unknown;
    };
    const {
      status,
      language: written,
      head,
      body,
      state,
    } = await entry.render({
      url: request.originalUrl,
      request: runOperation,
      nonce,
      origin: facts.origin,
      language: facts.language,
    });
    const json = JSON.stringify(state).replaceAll('<', '\\u003c');
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .send(
        publicHtml
          .replace('<html lang="en"', () => `<html lang="${written}"`)
          .replace('<!--head-->', () => head)
          .replace('<!--note-->', () => noScriptNote(request.path, language))
          .replace('<!--body-->', () => body)
          .replace('<!--state-->', () => `<script type="application/json" id="state">${json}</script>`)
          .replaceAll('nonce=""', `nonce="${nonce}"`),
      );
  };
}
