import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../server/config.js';
import type { Dependencies } from '../../server/core/context.js';
import { DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import { sandboxUrl } from '../../server/core/http/own-url.js';
import { DeliveryFailure } from '../../server/core/messages/DeliveryFailure.js';
import type { Texts } from '../../server/core/messages/texts.js';
import { twilioClient } from '../../server/adapters/providers/twilio-client.js';
import { twilioTexts } from '../../server/adapters/providers/twilio.js';
import { REFUSED_CALLS, REFUSED_TEXTS } from '../../server/adapters/sandbox/twilio-numbers.js';
import { twilioAccount } from '../../server/core/config/twilio-account.js';
import { Parties } from '../messages/Parties.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { readContract, type Exchange } from './contract.js';
import { Recorder } from './Recorder.js';

const FILE = path.join(repositoryRoot, '../shared/contracts/twilio.json');
/** Twilio describes refusals in its guides, not in the file: https://www.twilio.com/docs/usage/twilios-response */
const REFUSAL = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'message', 'more_info', 'status'],
  properties: {
    code: { type: 'integer' },
    message: { type: 'string', minLength: 1 },
    more_info: { type: 'string', pattern: '^https://www\\.twilio\\.com/docs/errors/\\d+$' },
    status: { type: 'integer', minimum: 400 },
  },
};
const CALLBACK = 'http://localhost:5000/webhooks/twilio/status?business=1&message=2';
const isHere = fs.existsSync(FILE);
if (!isHere) console.warn(`Twilio's contract is not at ${FILE}: its tests are skipped.`);

// A clone without the folder beside it has no contract to hold anything against: the one condition under which tests are left out.
(isHere ? describe : describe.skip)("Twilio's contract", () => {
  const world = useWorld({ business: false });
  let recorder: Recorder;
  let dependencies: Dependencies;
  let texts: Texts;
  let check: (exchange: Exchange) => string[];
  beforeAll(async () => {
    check = readContract(FILE, REFUSAL);
    recorder = await Recorder.open(world.url);
    dependencies = recorder.between(world.app.dependencies);
    texts = twilioTexts(dependencies.config, () => sandboxUrl(dependencies, 'twilio'));
  });
  afterAll(() => recorder.close());
  beforeEach(() => recorder.clear());

  const findings = () => recorder.findings(check);
  const statuses = () => recorder.exchanges.map(({ method, status }) => `${method} ${status}`);
  const client = (config = dependencies.config) =>
    twilioClient(twilioAccount(config), () => sandboxUrl(dependencies, 'twilio'));
  const text = (to: string, body = 'We are ready for you') =>
    texts.send({ id: '1', to, body, statusCallback: CALLBACK });
  const call = (to: string) => texts.call({ id: '1', to, spoken: 'Hello', language: 'es', statusCallback: CALLBACK });
  const refusal = (sent: Promise<unknown>) =>
    sent.then(
      () => 'was taken',
      (error: unknown) => (error instanceof DeliveryFailure ? { kind: error.kind, code: error.code } : error),
    );

  test.each(['TEXT', 'CALL'] as const)('is kept by a call-up by %s', async (channel) => {
    const parties = await Parties.open(world);
    const { id, phone } = await parties.party();
    await parties.callUp(id, channel);
    const [message] = await parties.messages();
    await world.runJob(DELIVER_MESSAGE, parties.business.id, { messageId: message!.id }, { dependencies });
    expect(findings()).toEqual([]);
    expect(statuses()).toEqual(['POST 201']);
    expect(new URLSearchParams(recorder.exchanges[0]!.body).get('To')).toBe(phone);
    // The sandbox tells by itself what became of it.
    await until(async () => (await parties.messages())[0]!.status === 'delivered', 'the status callbacks');
  });

  test('is kept by looking a text up', async () => {
    const { providerId } = await text('+12125550100', 'One');
    await text('+12125550100', 'Two & three + four');
    await text('+12125550101', 'One');
    expect(await texts.find('+12125550100', 'One', world.clock.now())).toEqual({ providerId });
    expect(await texts.find('+12125550100', 'One more', world.clock.now())).toBeNull();
    expect(await texts.find('+12125550102', 'One', world.clock.now())).toBeNull();
    expect(await texts.find('+12125550100', 'One', new Date(world.clock.now().getTime() + 60_000))).toBeNull();
    expect(findings()).toEqual([]);
    expect(statuses()).toEqual(['POST 201', 'POST 201', 'POST 201', 'GET 200', 'GET 200', 'GET 200', 'GET 200']);
  });

  test('is kept by texts and calls fetched one by one, and page by page', async () => {
    const sent = await text('+15005553005');
    await text('+12125550100');
    const called = await call('+12125550100');
    await until(
      async () => (await client().messages(sent.providerId).fetch()).status === 'undelivered',
      'the text to fail',
    );
    expect(await client().messages(sent.providerId).fetch()).toMatchObject({
      sid: sent.providerId,
      direction: 'outbound-api',
      errorCode: 30005,
      errorMessage: 'Unknown destination handset',
      dateCreated: world.clock.now(),
    });
    expect(await client().calls(called.providerId).fetch()).toMatchObject({
      sid: called.providerId,
      to: '+12125550100',
    });
    expect((await client().messages.list({ pageSize: 1, limit: 5 })).map(({ to }) => to)).toEqual([
      '+12125550100',
      '+15005553005',
    ]);
    await expect(client().messages('SM00000000000000000000000000000000').fetch()).rejects.toMatchObject({
      status: 404,
      code: 20404,
    });
    expect(findings()).toEqual([]);
    expect(new Set(statuses())).toEqual(new Set(['POST 201', 'GET 200', 'GET 404']));
  });

  test.each(Object.entries(REFUSED_TEXTS))('is kept by the refusal of a text to %s: %d', async (phone, code) => {
    expect(await refusal(text(phone))).toEqual({ kind: 'refused', code: String(code) });
    expect(findings()).toEqual([]);
    expect(statuses()).toEqual(['POST 400']);
  });

  test.each(Object.entries(REFUSED_CALLS))('is kept by the refusal of a call to %s: %d', async (phone, code) => {
    expect(await refusal(call(phone))).toEqual({ kind: 'refused', code: String(code) });
    expect(findings()).toEqual([]);
    expect(statuses()).toEqual(['POST 400']);
  });

  test.each<[string, () => Promise<unknown>, string, string?]>([
    ['a text to no phone', () => text('+1212'), '21211'],
    ['a text without words', () => text('+12125550100', ''), '21602'],
    ['a text too long', () => text('+12125550100', 'x'.repeat(1601)), '21617'],
    ['a call to no phone', () => call('2125550100'), '21211'],
    [
      'wrong keys',
      () =>
        twilioTexts({ ...dependencies.config, secret: 'another secret of enough characters' }, () =>
          sandboxUrl(dependencies, 'twilio'),
        ).send({ id: '1', to: '+12125550100', body: 'x', statusCallback: CALLBACK }),
      '20003',
      'unauthorized',
    ],
  ])('is kept by the refusal of %s', async (_name, send, code, kind = 'refused') => {
    expect(await refusal(send())).toEqual({ kind, code });
    expect(findings()).toEqual([]);
  });

  test('is kept by the refusal of a phone that sent STOP, until it sends START', async () => {
    const reply = (body: string) =>
      fetch(`${world.url}/sandbox/outbox/reply`, {
        method: 'POST',
        body: new URLSearchParams({ phone: '+12125550100', body }),
        redirect: 'manual',
      });
    await reply('Stop.');
    await reply('Why?');
    expect(await refusal(text('+12125550100'))).toEqual({ kind: 'refused', code: '21610' });
    await reply('START');
    expect(await refusal(text('+12125550100'))).toBe('was taken');
    expect(findings()).toEqual([]);
  });

  describe('what Twilio says becomes ours:', () => {
    const body = {
      code: 20429,
      message: 'Too Many Requests for +12125550100',
      more_info: 'https://www.twilio.com/docs/errors/20429',
      status: 429,
    };

    test.each<[string, Parameters<Recorder['plan']>[0], object]>([
      [
        'too many requests: later',
        { status: 429, body },
        { kind: 'later', code: '20429', message: 'Twilio answered 429: Too Many Requests for …' },
      ],
      [
        'an account that may not: unauthorized',
        { status: 403, body: { code: 20403, message: 'Forbidden' } },
        { kind: 'unauthorized', code: '20403', message: 'Twilio answered 403: Forbidden' },
      ],
      ['an error of its own: later', { status: 503, body: {} }, { kind: 'later', code: undefined }],
      [
        'a connection that broke: unknown',
        'break',
        { kind: 'unknown', code: undefined, message: 'Twilio was not reached: ECONNRESET' },
      ],
    ])('%s, asked once', async (_name, answer, failure) => {
      recorder.plan(answer);
      await expect(text('+12125550100')).rejects.toMatchObject(failure);
      expect(recorder.exchanges).toHaveLength(1);
    });

    test('nobody there: later', async () => {
      await expect(
        twilioTexts(dependencies.config, () => 'http://127.0.0.1:1').send({
          id: '1',
          to: '+12125550100',
          body: 'x',
          statusCallback: CALLBACK,
        }),
      ).rejects.toMatchObject({ kind: 'later', message: 'Twilio was not reached: ECONNREFUSED' });
    });

    test('no address yet: later', async () => {
      const waiting = { ...dependencies, ownPort: () => null };
      await expect(
        twilioTexts(dependencies.config, () => sandboxUrl(waiting, 'twilio')).send({
          id: '1',
          to: '+12125550100',
          body: 'x',
          statusCallback: CALLBACK,
        }),
      ).rejects.toMatchObject({ kind: 'later' });
    });
  });

  describe('finds', () => {
    const SID = '0'.repeat(32);
    const TEXT: Exchange = {
      method: 'POST',
      url: `/2010-04-01/Accounts/AC${SID}/Messages.json`,
      headers: {},
      body: 'To=%2B12125550100&Body=x',
      status: 201,
      resBody: '{"status":"queued"}',
    };
    const LIST: Exchange = {
      ...TEXT,
      method: 'GET',
      url: `${TEXT.url}?PageSize=50`,
      body: '',
      status: 200,
      resBody: '{"messages":[]}',
    };

    test('nothing in good exchanges', () => expect([TEXT, LIST].flatMap(check)).toEqual([]));
    test.each<[string, Exchange, string]>([
      ['a field that the vendor does not know', { ...TEXT, body: `${TEXT.body}&Color=red` }, 'additional properties'],
      ['a missing field', { ...TEXT, body: 'Body=x' }, "required property 'To'"],
      ['a value given twice', { ...TEXT, body: `${TEXT.body}&Body=y` }, '/Body must be string'],
      ['a value of a wrong type', { ...TEXT, body: `${TEXT.body}&Attempt=soon` }, '/Attempt must be integer'],
      [
        'a value of a wrong shape',
        { ...TEXT, body: `${TEXT.body}&MessagingServiceSid=MGx` },
        '/MessagingServiceSid must match pattern',
      ],
      ['a page too large', { ...LIST, url: `${TEXT.url}?PageSize=5000` }, 'query.PageSize must be <= 1000'],
      ['an unknown parameter', { ...LIST, url: `${TEXT.url}?Color=red` }, 'unknown parameter Color'],
      ['an unknown operation', { ...TEXT, url: TEXT.url.replace('Messages', 'Faxes') }, 'no operation'],
      ['a status of another vendor', { ...TEXT, status: 202 }, 'status 202'],
      [
        'an unknown state',
        { ...TEXT, resBody: '{"status":"on its way"}' },
        '/status must be equal to one of the allowed values',
      ],
      ['a refusal of a wrong shape', { ...TEXT, status: 400, resBody: '{"error":"no"}' }, 'response'],
    ])('%s', (_name, exchange, finding) => {
      expect(check(exchange).join('\n')).toContain(finding);
    });
    test('that nothing was said', () => expect(recorder.findings(check)).toEqual(['nothing was exchanged']));
  });
});
