import { randomBytes } from 'node:crypto';
import express, { Router, type Request, type Response } from 'express';
import type { Dependencies } from '../../core/context.js';
import type { Markup } from './Markup.js';
import { twilioAccount } from '../../core/config/twilio-account.js';
import { CHANNELS, messageById, newestMessages, threadOf, type Channel } from './stored-messages.js';
import { framedMail, mailPage, outboxPage } from './outbox-pages.js';
import { threadPage } from './outbox-thread.js';
import { attachmentAt, listAttachments } from './stored-attachments.js';
import { replyAsCustomer } from './reply-as-customer.js';
import { requireSameOrigin } from './same-origin.js';

const FRAMED =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation allow-popups";
const PHONE = /^\+?\d{7,15}$/;

/** Pages with the messages that Greeter would have sent, and the same as JSON. */
export function outboxRoutes(dependencies: Dependencies): Router {
  const { from: number } = twilioAccount(dependencies.config);
  const router = Router();
  router.use((_request, response, next) => {
    // With no-referrer, browsers omit the origin of a form.
    response.set({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    next();
  });
  router.get('/', async (request, response) => {
    const search = searchOf(request);
    const messages = await newestMessages(dependencies, search);
    sendPage(response, (nonce) => outboxPage({ messages, search, config: dependencies.config }, nonce));
  });
  router.get('/texts/:phone', async (request, response, next) => {
    const phone = e164(request.params.phone);
    if (!phone || dependencies.config.twilio) {
      next();
      return;
    }
    const thread = await threadOf(dependencies, { number, phone });
    sendPage(response, (nonce) =>
      threadPage({ ends: { number, phone }, thread, problem: request.query['problem'] === '1' }, nonce),
    );
  });
  router.post(
    '/reply',
    requireSameOrigin(dependencies.config),
    express.urlencoded({ extended: false, limit: '20kb' }),
    async (request, response, next) => {
      const { phone: input, body } = (request.body ?? {}) as Record<string, unknown>;
      const phone = typeof input === 'string' ? e164(input) : null;
      if (dependencies.config.twilio || !phone || typeof body !== 'string') {
        next();
        return;
      }
      const arrived = await replyAsCustomer(dependencies, { phone, body });
      response.redirect(303, `/sandbox/outbox/texts/${phone.slice(1)}${arrived ? '' : '?problem=1'}#newest`);
    },
  );
  router.get('/:id', async (request, response, next) => {
    const message = await messageById(dependencies, request.params.id);
    if (message?.channel !== 'email') {
      next();
      return;
    }
    const attachments = await listAttachments(dependencies, message.id);
    sendPage(response, (nonce) => mailPage(message, attachments, nonce));
  });
  router.get('/:id/html', async (request, response, next) => {
    const message = await messageById(dependencies, request.params.id);
    if (message?.channel === 'email')
      response.set('content-security-policy', FRAMED).type('html').send(framedMail(message));
    else next();
  });
  router.get('/:id/attachments/:place', async (request, response, next) => {
    const { id, place } = request.params;
    const file = await attachmentAt(dependencies, id, place);
    if (file) response.attachment(file.fileName).type('application/octet-stream').send(file.content);
    else next();
  });
  return router;
}

/** For tests and scripts, newest first. `html` of a call is its TwiML, `text` what it says. */
export function outboxJson(dependencies: Dependencies) {
  return async (request: Request, response: Response): Promise<void> => {
    const messages = await newestMessages(dependencies, searchOf(request));
    response.set('cache-control', 'no-store').json(messages.map(({ callback: _, ...shown }) => shown));
  };
}

export interface Search {
  to: string;
  channel: Channel | '';
}

function searchOf({ query }: Request): Search {
  return {
    to: typeof query['to'] === 'string' ? query['to'].trim().slice(0, 254) : '',
    channel: CHANNELS.find((channel) => channel === query['kind']) ?? '',
  };
}

const e164 = (text: string): string | null => (PHONE.test(text) ? `+${text.replace(/^\+/, '')}` : null);

function sendPage(response: Response, draw: (nonce: string) => Markup): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'self' 'nonce-${nonce}'; form-action 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
  response.set('content-security-policy', policy).type('html').send(draw(nonce).text);
}
