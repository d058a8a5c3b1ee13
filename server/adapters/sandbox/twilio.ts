import { timingSafeEqual } from 'node:crypto';
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Dependencies } from '../../core/context.js';
import { twilioAccount } from '../../core/config/twilio-account.js';
import { OPT_OUT_WORDS } from '../../core/messages/opt-out.js';
import { storeMessages, lastWord, listTexts, messageBySid, type Ends, type NewMessage } from './stored-messages.js';
import { spokenWords } from './spoken-words.js';
import { API, callAnswer, errorAnswer, listAnswer, textAnswer } from './twilio-answers.js';
import { progress } from './twilio-events.js';
import { callFault, textFault, type Form } from './twilio-faults.js';
import { newSid } from './twilio-sid.js';

const FORM = express.urlencoded({ extended: false, limit: '100kb' });

/** Answers Twilio's API for messages and calls, and stores them instead of sending them. */
export function twilioRoutes(dependencies: Dependencies): Router {
  const { accountSid, authToken, from } = twilioAccount(dependencies.config);
  const router = Router();
  const account = Router();
  router.use(`${API}/Accounts/${accountSid}`, requireKeys(`${accountSid}:${authToken}`), account);
  router.use((_request, response) => refuse(response, 20003, 401));
  router.use(unreadable);

  account.post('/Messages.json', FORM, async (request, response) => {
    const form = (request.body ?? {}) as Form;
    const fault =
      textFault(form, from) ?? ((await hasStopped(dependencies, { number: from, phone: form['To']! })) ? 21610 : null);
    if (fault) {
      refuse(response, fault);
      return;
    }
    const text = await keep(dependencies, {
      channel: 'text',
      sender: from,
      recipient: form['To']!,
      text: form['Body'] ?? '',
      providerId: newSid('SM'),
      callback: form['StatusCallback'] ?? '',
    });
    response.status(201).json(textAnswer(accountSid, text));
    progress(dependencies, text);
  });
  account.get('/Messages.json', async (request, response) => {
    const pageSize = numberOf(request, 'PageSize', 50, 1000) || 1;
    const page = numberOf(request, 'Page', 0, 1000);
    const filter = { to: textOf(request, 'To'), from: textOf(request, 'From') };
    const texts = await listTexts(dependencies, { ...filter, limit: pageSize, offset: page * pageSize });
    response.json(listAnswer(accountSid, texts, { page, pageSize, filter }));
  });
  account.get('/Messages/:sid.json', async (request, response) => {
    const text = await messageBySid(dependencies, request.params['sid']!, 'text');
    if (text) response.json(textAnswer(accountSid, text));
    else refuse(response, 20404, 404);
  });
  account.post('/Calls.json', FORM, async (request, response) => {
    const form = (request.body ?? {}) as Form;
    const fault = callFault(form, from);
    if (fault) {
      refuse(response, fault);
      return;
    }
    const twiml = form['Twiml'] ?? '';
    const call = await keep(dependencies, {
      channel: 'call',
      sender: from,
      recipient: form['To']!,
      text: spokenWords(twiml),
      html: twiml,
      providerId: newSid('CA'),
      callback: form['StatusCallback'] ?? '',
    });
    response.status(201).json(callAnswer(accountSid, call));
    progress(dependencies, call);
  });
  account.get('/Calls/:sid.json', async (request, response) => {
    const call = await messageBySid(dependencies, request.params['sid']!, 'call');
    if (call) response.json(callAnswer(accountSid, call));
    else refuse(response, 20404, 404);
  });
  account.use((_request, response) => refuse(response, 20404, 404));
  return router;
}

function requireKeys(keys: string): RequestHandler {
  const expected = Buffer.from(`Basic ${Buffer.from(keys).toString('base64')}`);
  return (request, response, next) => {
    const credentials = Buffer.from(request.headers.authorization ?? '');
    if (credentials.length === expected.length && timingSafeEqual(credentials, expected)) next();
    else refuse(response, 20003, 401);
  };
}

async function keep(dependencies: Dependencies, message: NewMessage & { providerId: string }) {
  await storeMessages(dependencies, [{ ...message, status: 'queued' }]);
  return (await messageBySid(dependencies, message.providerId, message.channel))!;
}

/** Whether the phone's last word to this number was STOP. */
async function hasStopped(dependencies: Dependencies, ends: Ends): Promise<boolean> {
  const { STOP, START } = OPT_OUT_WORDS;
  const word = await lastWord(dependencies, ends, [...STOP, ...START]);
  return word !== undefined && STOP.includes(word);
}

function refuse(response: Response, code: number, status = 400): void {
  response.status(status).json(errorAnswer(code, status));
}

const textOf = ({ query }: Request, name: string): string => (typeof query[name] === 'string' ? query[name] : '');
const numberOf = (request: Request, name: string, fallback: number, max: number): number =>
  /^\d{1,6}$/.test(textOf(request, name)) ? Math.min(max, Number(textOf(request, name))) : fallback;

const unreadable: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, next) => {
  if (error.status && error.status < 500)
    response.status(error.status).json({
      code: 20001,
      message: 'Bad Request',
      more_info: 'https://www.twilio.com/docs/errors/20001',
      status: error.status,
    });
  else next(error);
};
