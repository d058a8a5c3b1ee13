import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Request, RequestHandler } from 'express';
import type { Config } from '../../config.js';
import type { Execute } from '../../core/graphql/execute.js';
import { headersOfStatus } from '../../core/http/failure.js';
import { PAGES } from '../../core/http/page-address.js';
import { factsOf, originOf } from '../../core/http/request-facts.js';
import type { RenderDoor } from '../../core/http/RenderDoor.js';
import { cookieHeaders, loginCookie, parseCookie, type AnswerCookies } from '../../core/http/cookies.js';
import { LANGUAGE_COOKIE, pageLanguage } from '../../core/i18n/language.js';
import { contentSecurityPolicy } from './content-security-policy.js';
import { firstFrame } from './first-frame.js';
import { noScriptNote } from './no-script-note.js';
import { readingFirst, styleLink } from './reading-first.js';
import { operationsOf } from './run-operation.js';
import { loadServerEntry, WEB } from './server-entry.js';

/** The host sees it in the settings, whose language is English. */
const PREVIEW = '/checkinapp/preview';
const ADMIN_PATHS =
  /^\/(account|login|started|signup|verification|password_reset|welcome|forgot_password|invitation)(\/|$)/;

/** Without a login there is no need to ask who it is: the admin reads this from its page. */
const isSignedOut = ({ headers }: Request, config: Config): boolean =>
  parseCookie(headers.cookie)[loginCookie(config)] === undefined;

/** Read as the page's address is read: `/x/../page/name` leads there too. */
const isBusinessPage = (request: Request, config: Config): boolean =>
  new URL(`${originOf(request, config)}${request.originalUrl}`).pathname.startsWith(PAGES);

/** Every page: the admin's shell for its own paths, a page of web/public rendered on the server for all others (404 included). */
export async function pageRoutes(execute: Execute, config: Config, door: RenderDoor): Promise<RequestHandler> {
  const entry = await loadServerEntry();
  const adminHtml = await fs.readFile(path.join(WEB, 'client/admin/index.html'), 'utf8');
  const loginHtml = await fs.readFile(path.join(WEB, 'client/admin/login.html'), 'utf8');
  const publicHtml = await fs.readFile(path.join(WEB, 'client/public/index.html'), 'utf8');
  const signedOutHtml = (address: string) =>
    (firstFrame(loginHtml, entry.accountFrames, address) ?? adminHtml).replace('<html lang="en"', '$& data-signed-out');
  const operations = operationsOf(execute, config);
  const forReading = await readingFirst(path.join(WEB, 'client'));
  const answer: RequestHandler = async (request, response) => {
    const nonce = randomBytes(16).toString('base64');
    const choice = parseCookie(request.headers.cookie)[LANGUAGE_COOKIE];
    const language = request.path === PREVIEW ? 'en' : pageLanguage(choice, request.headers['accept-language']);
    const facts = { ...factsOf(request, config), language };
    const cookies: AnswerCookies = {};
    response.set('Content-Security-Policy', contentSecurityPolicy(nonce, request.path, facts.origin));
    response.set('Referrer-Policy', 'no-referrer');
    response.type('html');
    if (ADMIN_PATHS.test(request.path)) {
      const html = isSignedOut(request, config) ? signedOutHtml(request.path) : adminHtml;
      response.set('Cache-Control', 'no-store').send(html.replaceAll('nonce=""', `nonce="${nonce}"`));
      return;
    }
    const {
      status,
      language: written,
      head,
      styles,
      isForReading,
      body,
      state,
      movedTo,
    } = await entry.render({
      url: request.originalUrl,
      request: operations(request, facts, cookies),
      nonce,
      origin: facts.origin,
      language: facts.language,
    });
    response.set('Cache-Control', 'no-store');
    for (const header of cookieHeaders(config, cookies)) response.append('Set-Cookie', header);
    if (movedTo !== null) {
      response.redirect(308, movedTo);
      return;
    }
    const json = JSON.stringify(state).replaceAll('<', '\\u003c');
    const html = publicHtml
      .replace('<html lang="en"', () => `<html lang="${written}"`)
      .replace('<!--head-->', () => [head, ...styles.map(styleLink)].join('\n'));
    response
      .status(status)
      .set(headersOfStatus(status))
      .send(
        (isForReading ? forReading(html) : html)
          .replace('<!--note-->', () => noScriptNote(request.path, language))
          .replace('<!--body-->', () => body)
          .replace('<!--state-->', () => `<script type="application/json" id="state">${json}</script>`)
          .replaceAll('nonce=""', `nonce="${nonce}"`),
      );
  };
  const answerInTurn = door.through(answer);
  return (request, response, next) =>
    (isBusinessPage(request, config) ? answerInTurn : answer)(request, response, next);
}
