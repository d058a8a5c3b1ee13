import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import { spokenWords } from '../../server/adapters/sandbox/spoken-words.js';
import { twimlOf } from '../../server/adapters/providers/twiml.js';
import { Parties, type Party } from '../messages/Parties.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ plan: Plan.BUSINESS });
let parties: Parties;
beforeEach(async () => {
  parties = new Parties(world);
});

interface Kept {
  id: string;
  channel: string;
  direction: string;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  status: string;
  createdAt: string;
}

/** Runs the jobs of all messages that wait, with the real providers. */
async function sendAll(): Promise<void> {
  for (const { id, status } of await parties.messages())
    if (status === 'queued')
      await world.runJob(DELIVER_MESSAGE, parties.business.id, { messageId: id }, { isLast: true });
}
async function calledUp(channel: 'TEXT' | 'CALL' = 'TEXT', party?: Party): Promise<Party> {
  const entry = party ?? (await parties.party('Ann'));
  await parties.callUp(entry.id, channel);
  await sendAll();
  return entry;
}
const get = async (path: string) => (await fetch(`${world.url}${path}`)).text();
const stored = async (query = '') => JSON.parse(await get(`/sandbox/outbox.json${query}`)) as Kept[];
const thread = ({ phone }: Party) => get(`/sandbox/outbox/texts/${phone.slice(1)}`);
const reply = ({ phone }: { phone: string }, body: string, headers: Record<string, string> = {}) =>
  fetch(`${world.url}/sandbox/outbox/reply`, {
    method: 'POST',
    body: new URLSearchParams({ phone, body }),
    headers,
    redirect: 'manual',
  });
const untilStatus = (status: string) =>
  until(async () => (await parties.messages())[0]!.status === status, `the status ${status}`);

test('a text is queued, sent and delivered, and the product hears it', async () => {
  const { phone } = await calledUp();
  await untilStatus('delivered');
  expect(await stored()).toMatchObject([
    {
      channel: 'text',
      direction: 'out',
      sender: parties.number,
      recipient: phone,
      subject: '',
      text: expect.stringContaining('Ann, we are ready for you'),
      html: '',
      status: 'delivered',
      createdAt: world.clock.now().toISOString(),
    },
  ]);
  expect(Object.keys((await stored())[0]!)).toEqual([
    'id',
    'channel',
    'direction',
    'sender',
    'recipient',
    'subject',
    'text',
    'html',
    'providerId',
    'status',
    'createdAt',
  ]);
});

test('a text to a phone that nobody has is taken and then not delivered', async () => {
  const party = await parties.party('Ann', { phone: '5005553005' });
  await calledUp('TEXT', party);
  await untilStatus('undelivered');
  expect((await parties.messages())[0]).toMatchObject({ error_code: '30005' });
  expect(await thread(party)).toContain('Not delivered: unknown destination handset (30005)');
});

test('a call is kept with what the phone says, and ends as the phone is', async () => {
  const { phone } = await calledUp('CALL');
  await untilStatus('delivered');
  const said = 'Hello Ann. This is Salon Rosa. We are ready for you. Please come to the front desk.';
  expect(await stored()).toMatchObject([
    {
      channel: 'call',
      recipient: phone,
      text: `${said}\n${said}`,
      html: expect.stringContaining('<Say'),
      status: 'completed',
    },
  ]);
  expect(await get('/sandbox/outbox')).toMatch(/what the phone says:[^]*Hello Ann[^]*Answered/);
});

test('a call that nobody takes', async () => {
  await calledUp('CALL', await parties.party('Ann', { phone: '5005553003' }));
  await untilStatus('undelivered');
  expect((await stored())[0]!.status).toBe('no-answer');
});

describe('a reply typed into the outbox', () => {
  test('goes to the product as a text, and what it answers stands in the same thread', async () => {
    const ann = await calledUp();
    const answer = await reply(ann, '10 more minutes');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/sandbox/outbox/texts/${ann.phone.slice(1)}#newest`,
    ]);
    expect(await parties.entry(ann.id)).toMatchObject({ hold_until: new Date(world.clock.now().getTime() + 600_000) });
    await sendAll();
    const page = await thread(ann);
    expect(page).toMatch(
      /we are ready for you[^]*<li class="bubble in">[^]*10 more minutes[^]*Received[^]*<li class="bubble out">[^]*we hold your place for 10 more minutes/,
    );
    expect((await stored()).map(({ direction, sender, recipient }) => [direction, sender, recipient])).toEqual([
      ['out', parties.number, ann.phone],
      ['in', ann.phone, parties.number],
      ['out', parties.number, ann.phone],
    ]);
  });

  test('"leave" and "cancel" leave the queue and stop nothing', async () => {
    const [ann, ben] = [await calledUp(), await parties.party('Ben')];
    await calledUp('TEXT', ben);
    await reply(ann, 'leave');
    await reply(ben, 'Cancel');
    for (const { id } of [ann, ben]) expect(await parties.entry(id)).toMatchObject({ status: 'canceled' });
    expect(await world.rows(null, 'select from sender where stopped_at is not null')).toEqual([]);
  });

  test.each([
    ['STOP', 'You have successfully been unsubscribed'],
    ['HELP', 'Reply STOP to unsubscribe.'],
    ['start', 'You have successfully been re-subscribed'],
  ])('%s is answered by the sandbox, once, as Twilio does', async (word, answer) => {
    const ann = await calledUp();
    await reply(ann, word);
    await sendAll();
    expect((await stored()).map(({ text }) => text)).toEqual([
      expect.stringContaining(answer),
      word,
      expect.stringContaining('we are ready'),
    ]);
  });

  test('STOP ends texts at once, START begins them anew', async () => {
    const ann = await calledUp();
    await reply(ann, 'STOP');
    const ben = await parties.party('Ben', { phone: ann.phone.slice(2) });
    expect((await parties.callUp(ben.id)).sentBy).toBeNull();
    await reply(ann, 'START');
    const cleo = await parties.party('Cleo', { phone: ann.phone.slice(2) });
    expect((await parties.callUp(cleo.id)).sentBy).toBe('TEXT');
  });

  test('comes from this page only: a form of another site is refused', async () => {
    const ann = await calledUp();
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1'])
      expect((await reply(ann, 'STOP', { origin })).status).toBe(403);
    expect((await stored('?kind=text')).filter(({ direction }) => direction === 'in')).toEqual([]);
    expect((await reply(ann, 'Hello', { origin: world.url })).status).toBe(303);
    expect((await fetch(`${world.url}/sandbox/outbox`)).headers.get('referrer-policy')).toBe('same-origin');
  });

  test.each([[{ phone: 'x', body: 'hi' }], [{ phone: '+12125550100' }], [{ body: 'hi' }]])(
    'of %j is not found',
    async (form) => {
      expect(
        (
          await fetch(`${world.url}/sandbox/outbox/reply`, {
            method: 'POST',
            body: new URLSearchParams(form as Record<string, string>),
          })
        ).status,
      ).toBe(404);
    },
  );

  test('that is empty says nothing', async () => {
    expect((await reply({ phone: '+12125550100' }, '  ')).status).toBe(303);
    expect(await stored()).toEqual([]);
  });

  test('from behind a proxy is not found', async () => {
    expect((await reply({ phone: '+12125550100' }, 'Hello', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });
});

describe('the outbox is searched', () => {
  beforeEach(async () => {
    const ann = await calledUp();
    await calledUp('CALL', await parties.party('Ben'));
    await reply(ann, 'Hello');
    await world.app.dependencies.providers.mail.send({
      id: '1',
      recipient: `u${ann.phone.slice(2)}@example.com`,
      subject: 'Mail',
      text: 'x',
      html: '<p>x</p>',
      attachments: [],
    });
  });
  const rowsFor = async (query: Record<string, string>) =>
    (await stored(`?${new URLSearchParams(query).toString()}`)).map(
      ({ channel, direction }) => `${channel} ${direction}`,
    );

  test.each<[Record<string, string>, string[]]>([
    [{}, ['email out', 'text in', 'call out', 'text out']],
    [{ kind: 'text' }, ['text in', 'text out']],
    [{ kind: 'call' }, ['call out']],
    [{ kind: 'email' }, ['email out']],
    [{ kind: 'nonsense' }, ['email out', 'text in', 'call out', 'text out']],
    [{ to: '@example.com' }, ['email out']],
    [{ to: '500555' }, []],
  ])('by %j', async (query, channels) => {
    expect(await rowsFor(query)).toEqual(channels);
  });

  test('by the digits of a phone, however it is written', async () => {
    const { recipient } = (await stored('?kind=text')).at(-1)!;
    const [area, exchange, line] = [recipient.slice(2, 5), recipient.slice(5, 8), recipient.slice(8)];
    for (const to of [recipient, `(${area}) ${exchange}-${line}`, `${area}.${exchange}.${line}`])
      expect(await rowsFor({ to, kind: 'text' })).toEqual(['text in', 'text out']);
    const page = await get(`/sandbox/outbox?to=${encodeURIComponent(`(${area}) ${exchange}-${line}`)}&kind=text`);
    expect(page).toContain(`<h2>+1 (${area}) ${exchange}-${line}</h2>`);
    expect(page).toContain('<option value="text" selected>');
    expect(page.match(/<h2>/g)).toHaveLength(1);
  });
});

test('nothing that a customer types is markup', async () => {
  const ann = await calledUp();
  await reply(ann, '<script>alert(1)</script>');
  for (const page of [await thread(ann), await get('/sandbox/outbox')]) {
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
  }
});

test.each([
  ['<Response><Say>One</Say><Say language="en">Two &amp; &lt;three&gt;</Say></Response>', 'One\nTwo & <three>'],
  ['<Response><Say>A <break/> b\n c</Say></Response>', 'A b c'],
  ['<Response><Pause/></Response>', ''],
  [twimlOf(`Tom & "Jo's" <salon>`, 'en'), `Tom & "Jo's" <salon>\nTom & "Jo's" <salon>`],
])('the words of %s', (twiml, words) => {
  expect(spokenWords(twiml)).toBe(words);
});
