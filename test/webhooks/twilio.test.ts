import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { twilioAccount } from '../../server/core/config/twilio-account.js';
import { Parties, type Party } from '../messages/Parties.js';
import { useWorld } from '../world/use-world.js';

const PUBLIC_URL = 'https://greeter.example';
const world = useWorld({ config: { publicUrl: PUBLIC_URL }, plan: Plan.STANDARD });
let parties: Parties;
let ann: Party;
let messageId: string;

beforeEach(async () => {
  parties = new Parties(world);
  ann = await parties.party('Ann');
  await parties.callUp(ann.id);
  await parties.deliverAll();
  messageId = (await parties.messages())[0]!.id;
});

type Form = Record<string, string>;
const STATUS = () => `/webhooks/twilio/status?business=${parties.business.id}&message=${messageId}`;
const TEXT = '/webhooks/twilio/text';

/** As Twilio's guide to webhook security has it, written anew: HMAC-SHA1 over the address and the sorted fields. */
function signatureOf(url: string, form: Form, token = twilioAccount(world.app.dependencies.config).authToken): string {
  const signed = Object.keys(form)
    .sort()
    .reduce((text, key) => `${text}${key}${form[key]!}`, url);
  return createHmac('sha1', token).update(signed).digest('base64');
}

async function post(
  path: string,
  form: Form,
  { signature = signatureOf(`${PUBLIC_URL}${path}`, form) as string | null, headers = {} as Form } = {},
) {
  const response = await fetch(`${world.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { ...(signature !== null && { 'x-twilio-signature': signature }), ...headers },
  });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

const SID = 'SM00000000000000000000000000000001';
const tell = (status: string, more: Form = {}) =>
  post(STATUS(), { MessageSid: SID, MessageStatus: status, AccountSid: 'AC', ...more });
const write = (body: string, more: Form = {}) =>
  post(TEXT, { MessageSid: SID, From: ann.phone, To: parties.number, Body: body, ...more });
const state = async () => (await parties.messages())[0]!.status;
const events = async () =>
  (await world.rows<{ id: string }>(null, `select event_id as id from provider_event order by at, event_id`)).map(
    ({ id }) => id,
  );
const replies = () => parties.rows<{ body: string; kind: string }>('select body, kind from text_reply order by id');
const isStopped = async () => (await world.rows(null, 'select from sender where stopped_at is not null')).length > 0;

describe('an event', () => {
  const forms: [string, () => string, () => Form][] = [
    ['a status', STATUS, () => ({ MessageSid: SID, MessageStatus: 'delivered' })],
    ['a text', () => TEXT, () => ({ MessageSid: SID, From: ann.phone, To: parties.number, Body: 'STOP' })],
  ];

  test.each(forms)(
    '%s: without its signature, or with a wrong one, is refused and changes nothing',
    async (_name, path, form) => {
      const right = `${PUBLIC_URL}${path()}`;
      const wrong = [
        null,
        '',
        'garbage',
        signatureOf(right, form(), 'the token of somebody else'),
        signatureOf(right, {}),
        signatureOf(right, { ...form(), MessageSid: 'SM2' }),
        signatureOf(`${world.url}${path()}`, form()),
        signatureOf(right.replace('webhooks', 'webhook'), form()),
      ];
      for (const signature of wrong)
        expect(
          (await post(path(), form(), { signature, headers: { 'x-forwarded-host': 'greeter.example' } })).status,
        ).toBe(403);
      expect(await events()).toEqual([]);
      expect(await state()).toBe('sent');
      expect(await replies()).toEqual([]);
      expect(await isStopped()).toBe(false);
    },
  );

  test('signed for one message says nothing of another', async () => {
    const form = { MessageSid: SID, MessageStatus: 'failed' };
    const signature = signatureOf(`${PUBLIC_URL}${STATUS()}`, form);
    expect((await post(STATUS().replace(/message=\d+/, 'message=1'), form, { signature })).status).toBe(403);
  });

  test('that is no form, or too large, or to nowhere, is refused', async () => {
    expect(
      (
        await fetch(`${world.url}${TEXT}`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json', 'x-twilio-signature': 'x' },
        })
      ).status,
    ).toBe(403);
    expect((await write('x'.repeat(60_000))).status).toBe(413);
    expect((await post('/webhooks/twilio/voice', {})).status).toBe(404);
    expect((await fetch(`${world.url}${TEXT}`)).status).toBe(404);
    expect((await post(TEXT, { MessageSid: SID })).status).toBe(400);
    expect(
      (await post('/webhooks/twilio/status?business=x&message=1', { MessageSid: SID, MessageStatus: 'sent' })).status,
    ).toBe(400);
    expect(await events()).toEqual([]);
  });

  test('that rides on nothing needs no origin', async () => {
    const form = { MessageSid: SID, MessageStatus: 'delivered' };
    expect((await post(STATUS(), form, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(204);
  });
});

describe('a status', () => {
  test('is answered without words, and kept on its message', async () => {
    expect(await tell('delivered')).toMatchObject({ status: 204, text: '' });
    expect(await state()).toBe('delivered');
  });

  test('said ten times counts once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => tell('undelivered', { ErrorCode: '30005' })));
    expect(await events()).toEqual([`${SID}:undelivered`]);
    expect((await parties.messages())[0]).toMatchObject({ status: 'undelivered', error_code: '30005' });
  });

  const orders = [
    ['sent', 'delivered'],
    ['delivered', 'sent'],
    ['queued', 'sending', 'sent', 'delivered'],
    ['delivered', 'queued', 'sent', 'delivered', 'sending'],
  ];
  test.each(orders.map((order) => [order.join(', '), order] as const))(
    'in the order %s ends as delivered',
    async (_name, order) => {
      for (const status of order) expect((await tell(status)).status).toBe(204);
      expect(await state()).toBe('delivered');
    },
  );

  test('that is under way still is not kept', async () => {
    await tell('queued');
    await tell('accepted');
    expect(await events()).toEqual([]);
  });

  test.each([
    ['read', 'delivered', null],
    ['failed', 'failed', '30008'],
    ['canceled', 'failed', null],
  ])('of a text: %s is %s', async (said, kept, code) => {
    await tell(said, code ? { ErrorCode: code } : {});
    expect((await parties.messages())[0]).toMatchObject({ status: kept, error_code: code });
  });

  test.each([
    ['completed', 'delivered', null],
    ['no-answer', 'undelivered', 'no-answer'],
    ['busy', 'undelivered', 'busy'],
    ['failed', 'failed', 'failed'],
  ])('of a call: %s is %s', async (said, kept, code) => {
    await post(STATUS(), { CallSid: 'CA1', CallStatus: said });
    expect((await parties.messages())[0]).toMatchObject({ status: kept, error_code: code });
  });

  test('of a business that there is not changes nothing', async () => {
    const path = `/webhooks/twilio/status?business=999999&message=${messageId}`;
    expect((await post(path, { MessageSid: SID, MessageStatus: 'failed' })).status).toBe(204);
    expect(await state()).toBe('sent');
  });
});

describe('a text', () => {
  test('is answered with no reply, and kept', async () => {
    expect(await write('Where do I park?')).toEqual({
      status: 200,
      type: expect.stringContaining('text/xml'),
      text: '<?xml version="1.0" encoding="UTF-8"?><Response/>',
    });
    expect(await replies()).toEqual([{ body: 'Where do I park?', kind: 'message' }]);
  });

  test('that comes ten times at once, and once more later, counts once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => write('Where do I park?')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    await write('Where do I park?');
    expect(await replies()).toHaveLength(1);
    expect(await events()).toEqual([SID]);
  });

  test.each([
    ['a phone that was texted', () => ann.phone],
    ['a phone that nobody has texted yet', () => '+12125559999'],
  ])('STOP of %s that is repeated after START stops nothing', async (_name, phone) => {
    await write('STOP', { From: phone() });
    expect(await isStopped()).toBe(true);
    await write('START', { From: phone(), MessageSid: 'SM2' });
    await write('STOP', { From: phone() });
    expect(await isStopped()).toBe(false);
  });

  test('that Twilio took for STOP stops, whatever it says', async () => {
    await write('Arrêt', { OptOutType: 'STOP' });
    expect(await isStopped()).toBe(true);
  });
});
