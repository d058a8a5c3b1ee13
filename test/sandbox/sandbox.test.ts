import http from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { openWorld, useWorld } from '../world/use-world.js';
import { plantMails } from '../world/plant.js';

const world = useWorld({ business: false });

const SENDGRID = { apiKey: 'SG.real', from: 'desk@example.com' };
const TWILIO = { accountSid: 'AC1', authToken: 'real', from: '+12125550199' };

const MAIL = {
  personalizations: [{ to: [{ email: 'rosa@example.com' }] }],
  from: { email: 'greeter@example.com' },
  subject: 'Fish & <b>chips</b>',
  content: [
    { type: 'text/plain', value: 'Open http://localhost:5000/welcome/a-b_c?x=1&y=2.\nBye <script>' },
    { type: 'text/html', value: '<html><head></head><body><a href="/x">x</a></body></html>' },
  ],
};

/** A request with any headers: fetch does not let a Host through. */
function ask(
  path: string,
  { url = world.url, method = 'GET', headers = {} as Record<string, string>, body = undefined as unknown } = {},
): Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}${path}`, { method, headers, agent: false }, (response) => {
      void response.toArray().then((chunks: Buffer[]) => {
        resolve({ status: response.statusCode!, headers: response.headers, text: Buffer.concat(chunks).toString() });
      }, reject);
    });
    request
      .on('error', reject)
      .end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}
const send = (body: unknown, headers: Record<string, string> = {}) =>
  ask('/sandbox/sendgrid/v3/mail/send', {
    method: 'POST',
    body,
    headers: { authorization: 'Bearer SG.key', 'content-type': 'application/json', ...headers },
  });
const mails = async (to = '') =>
  JSON.parse((await ask(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).text) as {
    id: string;
    recipient: string;
    subject: string;
  }[];

describe('the stand-in for SendGrid', () => {
  test('takes a mail: 202, no body, an id', async () => {
    expect(await send(MAIL)).toMatchObject({
      status: 202,
      text: '',
      headers: { 'x-message-id': expect.stringMatching(/^[\w-]{22}$/) },
    });
    expect(await mails()).toMatchObject([{ recipient: 'rosa@example.com', subject: 'Fish & <b>chips</b>' }]);
  });

  test('keeps a mail for each recipient', async () => {
    await send({
      ...MAIL,
      personalizations: [
        { to: [{ email: 'a@example.com' }], cc: [{ email: 'b@example.com' }] },
        { to: [{ email: 'c@example.com' }], subject: 'Own' },
      ],
    });
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['c@example.com', 'Own'],
      ['b@example.com', MAIL.subject],
      ['a@example.com', MAIL.subject],
    ]);
  });

  test('wants a key', async () => {
    const { status, text } = await send(MAIL, { authorization: '' });
    expect(status).toBe(401);
    expect(JSON.parse(text)).toEqual({ errors: [{ message: expect.stringContaining('authorization'), field: null }] });
  });

  test.each<[string, unknown, string | null]>([
    ['no recipient', { ...MAIL, personalizations: [{ to: [] }] }, 'personalizations.0.to'],
    ['no personalization', { ...MAIL, personalizations: undefined }, 'personalizations'],
    ['a bad address', { ...MAIL, personalizations: [{ to: [{ email: 'rosa' }] }] }, 'personalizations.0.to.0.email'],
    ['no sender', { ...MAIL, from: undefined }, 'from.email'],
    ['no subject', { ...MAIL, subject: '' }, 'subject'],
    ['no content', { ...MAIL, content: [] }, 'content'],
    ['empty content', { ...MAIL, content: [{ type: 'text/plain', value: '' }] }, 'content.0.value'],
    ['HTML before text', { ...MAIL, content: MAIL.content.toReversed() }, 'content'],
    [
      'an attachment type with parameters',
      { ...MAIL, attachments: [{ content: 'eA==', filename: 'a.ics', type: 'text/calendar; method=REQUEST' }] },
      'attachments.0.type',
    ],
    [
      'an attachment without a name',
      { ...MAIL, attachments: [{ content: 'eA==', type: 'text/plain' }] },
      'attachments.0.filename',
    ],
    [
      'an attachment whose name would end its header',
      { ...MAIL, attachments: [{ content: 'eA==', filename: 'a.txt\r\nx: y' }] },
      'attachments.0.filename',
    ],
    [
      'an attachment without content',
      { ...MAIL, attachments: [{ content: '', filename: 'a.txt' }] },
      'attachments.0.content',
    ],
    [
      'an attachment that is not in base64',
      { ...MAIL, attachments: [{ content: 'x y', filename: 'a.txt' }] },
      'attachments.0.content',
    ],
    ['an unknown field', { ...MAIL, color: 'red' }, null],
    ['no object', [], null],
    ['no JSON', '{', null],
  ])('refuses %s as SendGrid does', async (_name, body, field) => {
    const { status, text } = await send(body);
    expect(status).toBe(400);
    expect((JSON.parse(text) as { errors: { field: string | null }[] }).errors[0]!.field).toBe(field);
    expect(await mails()).toEqual([]);
  });

  test('keeps the newest 1,000 mails', async () => {
    await plantMails(world, 1000);
    await send(MAIL);
    expect(
      await world.rows(
        null,
        'select count(*)::int as count, min(subject) filter (where subject in ($1, $2)) as oldest from sandbox_message',
        ['mail 1', 'mail 2'],
      ),
    ).toEqual([{ count: 1000, oldest: 'mail 2' }]);
  });
});

describe('the outbox', () => {
  test('shows mails newest first, with links that work and nothing of theirs as markup', async () => {
    await send(MAIL);
    await send({ ...MAIL, subject: 'Second' });
    const { text, headers } = await ask('/sandbox/outbox');
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('Fish &amp; &lt;b&gt;chips'));
    expect(text).toContain('<a href="http://localhost:5000/welcome/a-b_c?x=1&amp;y=2">');
    expect(text).toContain('Bye &lt;script&gt;');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self' 'nonce-/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is searched by recipient', async () => {
    await send(MAIL);
    await send({ ...MAIL, personalizations: [{ to: [{ email: 'Mia@Example.com' }] }] });
    expect((await mails('mia@')).map(({ recipient }) => recipient)).toEqual(['Mia@Example.com']);
    const { text } = await ask('/sandbox/outbox?to=nobody%22');
    expect(text).toContain('value="nobody&quot;"');
    expect(text).not.toContain('<strong>rosa@example.com');
  });

  test('shows one mail in a frame without rights', async () => {
    await send(MAIL);
    const { id } = (await mails())[0]!;
    expect((await ask(`/sandbox/outbox/${id}`)).text.replaceAll(/\s+/g, ' ')).toContain(
      `<iframe title="The mail" src="/sandbox/outbox/${id}/html" sandbox="allow-top-navigation-by-user-activation allow-popups" ></iframe>`,
    );
    const framed = await ask(`/sandbox/outbox/${id}/html`);
    expect(framed.text).toBe('<html><head><base target="_top"></head><body><a href="/x">x</a></body></html>');
    expect(framed.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect((await ask('/sandbox/outbox/999999999')).status).toBe(404);
    expect((await ask('/sandbox/outbox/x%27')).status).toBe(404);
  });

  test('lists no files with a mail that has none, and finds none that is not there', async () => {
    await send(MAIL);
    await send({ ...MAIL, subject: 'Files', attachments: [{ content: 'eA==', filename: 'a.txt' }] });
    const [withFiles, without] = await mails();
    expect((await ask(`/sandbox/outbox/${without!.id}`)).text).not.toContain('attachments');
    expect((await ask(`/sandbox/outbox/${withFiles!.id}/attachments/0`)).text).toBe('x');
    for (const path of [
      `${withFiles!.id}/attachments/1`,
      `${withFiles!.id}/attachments/x`,
      `${without!.id}/attachments/0`,
    ])
      expect((await ask(`/sandbox/outbox/${path}`)).status).toBe(404);
  });
});

describe('who is not this machine finds nothing:', () => {
  const PAGES = [
    '/sandbox/outbox',
    '/sandbox/outbox.json',
    '/sandbox/outbox/1',
    '/sandbox/outbox/1/attachments/0',
    '/sandbox/outbox/texts/12125550100',
  ];

  test.each([
    ['somebody behind a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['somebody behind a proxy of the newer kind', { forwarded: 'for=203.0.113.7' }],
    ['a strange page whose name was bound to this address', { host: 'evil.example:5000' }],
  ])('%s', async (_name, headers) => {
    for (const page of PAGES) expect((await ask(page, { headers })).status).toBe(404);
    expect((await send(MAIL, headers)).status).toBe(404);
    expect(await mails()).toEqual([]);
  });

  test('with trusted proxies the caller that they name counts', async () => {
    const proxied = await openWorld({ config: { trustProxy: 1 } });
    try {
      expect(
        (await ask('/sandbox/outbox', { url: proxied.url, headers: { 'x-forwarded-for': '203.0.113.7' } })).status,
      ).toBe(404);
      expect((await ask('/sandbox/outbox', { url: proxied.url })).status).toBe(200);
    } finally {
      await proxied.close();
    }
  });

  test('unless the outbox is opened, which opens nothing else', async () => {
    const open = await openWorld({ config: { sandboxOpen: true } });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    try {
      expect((await ask('/sandbox/outbox', { url: open.url, headers })).status).toBe(200);
      expect((await ask('/sandbox/sendgrid/v3/mail/send', { url: open.url, method: 'POST', headers })).status).toBe(
        404,
      );
    } finally {
      await open.close();
    }
  });

  test('with keys there is no sandbox', async () => {
    const real = await openWorld({ config: { sandbox: false, sendgrid: SENDGRID, twilio: TWILIO } });
    try {
      expect((await ask('/sandbox/outbox', { url: real.url })).status).toBe(404);
      expect((await ask('/sandbox/outbox.json', { url: real.url })).status).toBe(404);
    } finally {
      await real.close();
    }
  });

  test.each([
    ['SendGrid', { sendgrid: SENDGRID }, { sendgrid: 404, twilio: 401 }, 'No text provider is set up'],
    [
      'Twilio',
      { twilio: TWILIO, textsFrom: TWILIO.from },
      { sendgrid: 401, twilio: 404 },
      'No mail provider is set up',
    ],
  ])('with the keys of %s there is a sandbox for the other provider', async (_name, keys, statuses, words) => {
    const half = await openWorld({ config: keys });
    try {
      expect((await ask('/sandbox/sendgrid/v3/mail/send', { url: half.url, method: 'POST' })).status).toBe(
        statuses.sendgrid,
      );
      expect((await ask('/sandbox/twilio/2010-04-01/Accounts/AC1/Messages.json', { url: half.url })).status).toBe(
        statuses.twilio,
      );
      expect((await ask('/sandbox/outbox', { url: half.url })).text).toContain(words);
      expect((await ask('/sandbox/outbox/texts/12125550100', { url: half.url })).status).toBe(
        'twilio' in keys ? 404 : 200,
      );
    } finally {
      await half.close();
    }
  });
});
