import { randomBytes } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import type { Services } from '../context.js';
import type { Markup } from '../messages/Markup.js';
import { mailById, newestMails } from './kept-mails.js';
import { framedMail, mailPage, outboxPage } from './outbox-pages.js';

const FRAMED = "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation allow-popups";

/** Pages that show what the product would have sent, and the same as JSON. */
export function outboxRoutes(services: Services): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    next();
  });
  router.get('/', async (request, response) => {
    const to = searched(request);
    const mails = await newestMails(services, to);
    sendPage(response, (nonce) => outboxPage(mails, to, nonce));
  });
  router.get('/:id', async (request, response, next) => {
    const mail = await mailById(services, request.params.id);
    if (mail) sendPage(response, (nonce) => mailPage(mail, nonce));
    else next();
  });
  router.get('/:id/html', async (request, response, next) => {
    const mail = await mailById(services, request.params.id);
    if (mail) response.set('content-security-policy', FRAMED).type('html').send(framedMail(mail));
    else next();
  });
  return router;
}

/** For tests and scripts: `[{ id, recipient, subject, text, html, createdAt }]`, newest first. */
export function outboxJson(services: Services) {
  return async (request: Request, response: Response): Promise<void> => {
    response.set('cache-control', 'no-store').json(await newestMails(services, searched(request)));
  };
}

function searched({ query }: Request): string {
  return typeof query['to'] === 'string' ? query['to'].trim().slice(0, 254) : '';
}

function sendPage(response: Response, draw: (nonce: string) => Markup): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'self' 'nonce-${nonce}'; form-action 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
  response.set('content-security-policy', policy).type('html').send(draw(nonce).text);
}
