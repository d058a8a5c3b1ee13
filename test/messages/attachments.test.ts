import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { DeliveryFailure } from '../../server/core/messages/DeliveryFailure.js';
import { inContext, type Context, type Dependencies } from '../../server/core/context.js';
import { MAX_ATTACHED_BYTES } from '../../server/core/messages/attachments.js';
import { defineMessage, type NoData } from '../../server/core/messages/define-message.js';
import { DELIVER_FILES, DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import { MessageKinds } from '../../server/core/messages/MessageKinds.js';
import { MESSAGES, REPLIES } from '../../server/modules.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { SendGrid } from './SendGrid.js';
import { outbox, waitingJobs } from './through-the-door.js';
import { Twilio } from './Twilio.js';

const ADDRESS = 'ann@example.com';
const SCAN = 'forms/7.pdf';
const PDF = Buffer.from('%PDF-1.7 signed by Ann \u00ff');

interface Form {
  title: string;
  file: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

let rendered: () => Buffer | Promise<Buffer>;
let noted: (context: Context, content: Buffer) => Promise<void>;
let undelivered: string[];
const SIGNED_FORM = defineMessage<NoData, Form>({
  kind: 'test-signed-form',
  class: 'transactional',
  about: 'form',
  load: async () => ({ title: 'Waiver, <b>signed</b>', file: SCAN }),
  gone: 'The form is gone',
  staleAfter: null,
  storesWords: true,
  words: (_language, { title, leftOut }) => ({
    text: 'Your form is signed.',
    mail: {
      subject: 'Your signed form',
      title: 'Thank you',
      paragraphs: [title, `Left out: ${leftOut.join(' ')}.`],
      footnote: 'You signed it.',
    },
  }),
  attachments: ({ title, file }) => [
    { fileName: `${title}.pdf`, mediaType: 'application/pdf', content: ({ storage }) => storage.get(file) },
    {
      fileName: 'summary.txt',
      mediaType: 'text/plain',
      content: async () => rendered(),
      onSending: (context, content) => noted(context, content),
    },
  ],
  onUndelivered: async (_context, { id }) => {
    undelivered.push(id);
  },
});

const world = useWorld({ plan: Plan.STANDARD });
let dependencies: Dependencies;

beforeEach(async () => {
  rendered = () => Buffer.from('A summary');
  noted = async () => {};
  undelivered = [];
  dependencies = { ...world.app.dependencies, messages: new MessageKinds([...MESSAGES, SIGNED_FORM], REPLIES) };
  await dependencies.providers.storage.put(SCAN, PDF, 'application/pdf');
});

async function send(channel: 'email' | 'text' = 'email'): Promise<string> {
  const to = channel === 'email' ? { email: ADDRESS } : { phone: '+12125550199' };
  const { messageId } = await inContext(dependencies, { tenant: world.business.id }, (context) =>
    context.send(SIGNED_FORM, { to, subjectId: '7', channel, cause: 'staff' }),
  );
  return messageId!;
}
const deliver = (messageId: string, { isLast = false, providers = dependencies.providers } = {}) =>
  world.runJob(
    DELIVER_MESSAGE,
    world.business.id,
    { messageId },
    { isLast, dependencies: { ...dependencies, providers, ownPort: () => 5000 } },
  );
const message = async () =>
  (
    await world.rows<{ status: string; reason: string | null }>(world.business.id, 'select status, reason from message')
  )[0];

describe('the files of a mail', () => {
  test('are read when it leaves, listed with it in the sandbox, and downloaded there as they are', async () => {
    const id = await send();
    rendered = () => Buffer.from('A later summary');
    await deliver(id);
    expect(await message()).toEqual({ status: 'sent', reason: null });
    const [mail] = await outbox(world, ADDRESS);
    const page = await (await fetch(`${world.url}/sandbox/outbox/${mail!.id}`)).text();
    const links = [...page.matchAll(/<a href="([^"]+\/attachments\/\d+)">([^<]*)<\/a>\s*<span>([^<]*)</g)];
    expect(links.map(([, , name, facts]) => [name, facts])).toEqual([
      // SendGrid takes no comma in a name.
      ['Waiver &lt;b&gt;signed&lt;/b&gt;.pdf', 'application/pdf, 1 KB'],
      ['summary.txt', 'text/plain, 1 KB'],
    ]);
    const files = await Promise.all(links.map(([, path]) => fetch(`${world.url}${path}`)));
    expect(Buffer.from(await files[0]!.arrayBuffer())).toEqual(PDF);
    expect(await files[1]!.text()).toBe('A later summary');
    expect(files[1]!.headers.get('content-disposition')).toBe('attachment; filename=summary.txt');
    expect(files[1]!.headers.get('content-type')).toBe('application/octet-stream');
  });

  test('are not in the row of the message', async () => {
    await deliver(await send());
    const [row] = await world.rows<{ all: string }>(world.business.id, 'select m::text as all from message m');
    expect(row!.all).toContain('Thank you');
    for (const content of [PDF, Buffer.from('A summary')])
      for (const encoding of ['utf8', 'hex', 'base64'] as const)
        expect(row!.all).not.toContain(content.toString(encoding).slice(0, 8));
  });

  test('have a job apart, so that no text waits for them', async () => {
    await send();
    await send('text');
    expect((await waitingJobs()).map(({ task_identifier }) => task_identifier)).toEqual([
      'deliver-files',
      'deliver-message',
    ]);
  });

  test('are not read for a text', async () => {
    const twilio = new Twilio();
    rendered = () => {
      throw new Error('Nobody asked');
    };
    await deliver(await send('text'), { providers: { ...dependencies.providers, texts: twilio } });
    expect(twilio.bodies()).toEqual(['Your form is signed.']);
  });
});

describe('a mail', () => {
  let sendGrid: SendGrid;
  beforeEach(() => {
    sendGrid = new SendGrid();
  });
  const providers = () => ({ ...dependencies.providers, mail: sendGrid });

  test('whose files are too large together leaves with those that fit, and its words say so', async () => {
    let notes = 0;
    noted = async () => {
      notes += 1;
    };
    rendered = () => Buffer.alloc(MAX_ATTACHED_BYTES - PDF.length + 1);
    await deliver(await send(), { providers: providers() });
    expect(await message()).toEqual({ status: 'sent', reason: null });
    expect(sendGrid.mails[0]!.attachments.map(({ content }) => content)).toEqual([PDF]);
    expect(sendGrid.mails[0]!.text).toContain('Left out: summary.txt.');
    expect(notes).toBe(0);
  });

  test('of which a file is gone is given up at once, with the reason', async () => {
    await dependencies.providers.storage.remove(SCAN);
    const id = await send();
    await deliver(id, { providers: providers() });
    expect(await message()).toEqual({ status: 'failed', reason: 'An attachment no longer exists' });
    expect([sendGrid.mails, undelivered]).toEqual([[], [id]]);
  });

  test('whose files are just small enough leaves', async () => {
    rendered = () => Buffer.alloc(MAX_ATTACHED_BYTES - PDF.length);
    await deliver(await send(), { providers: providers() });
    expect(sendGrid.mails[0]!.attachments.map(({ content }) => content.length)).toEqual([
      PDF.length,
      MAX_ATTACHED_BYTES - PDF.length,
    ]);
  });

  test('of which a file cannot be read is tried again for three days', async () => {
    world.clock.set('2031-06-15T16:00:00Z');
    rendered = () => {
      throw new Error('out of memory');
    };
    const id = await send();
    await expect(deliver(id, { providers: providers() })).rejects.toThrow('An attachment could not be read');
    expect(await message()).toMatchObject({ status: 'queued' });
    await deliver(id, { isLast: true, providers: providers() });
    const reason = 'An attachment could not be read: out of memory';
    expect(await message()).toEqual({ status: 'queued', reason });
    expect((await world.jobs(DELIVER_FILES.name)).map(({ runAt }) => runAt)).toEqual([
      new Date('2031-06-15T16:30:00Z'),
    ]);
    world.clock.forward(3 * DAY_MS);
    await deliver(id, { isLast: true, providers: providers() });
    expect(await message()).toEqual({ status: 'failed', reason });
    expect([sendGrid.mails, undelivered]).toEqual([[], [id]]);
  });

  test.each(['later', 'unauthorized'] as const)(
    'is tried again for three days after %s: nothing makes it again',
    async (kind) => {
      world.clock.set('2031-06-15T16:00:00Z');
      const id = await send();
      const away = { ...providers(), mail: { send: () => Promise.reject(new DeliveryFailure(kind, 'It is away')) } };
      await expect(deliver(id, { providers: away })).rejects.toThrow('It is away');
      await deliver(id, { isLast: true, providers: away });
      expect(await message()).toEqual({ status: 'queued', reason: 'It is away' });
      expect((await world.jobs(DELIVER_FILES.name)).map(({ runAt }) => runAt)).toEqual([
        new Date('2031-06-15T16:30:00Z'),
      ]);
      world.clock.forward(2 * DAY_MS);
      await deliver(id, { providers: providers() });
      expect(await message()).toEqual({ status: 'sent', reason: null });
    },
  );

  test('is sent after a process died while it read the files', async () => {
    let begun = false;
    rendered = () => {
      begun = true;
      return new Promise(() => {});
    };
    const id = await send();
    void deliver(id, { providers: providers() });
    await until(() => begun, 'the reading of the files');
    expect(await message()).toMatchObject({ status: 'queued' });
    rendered = () => Buffer.from('A summary');
    await deliver(id, { providers: providers() });
    expect(await message()).toEqual({ status: 'sent', reason: null });
    expect(sendGrid.mails).toHaveLength(1);
  });

  test('is sent again after a process died while it left', async () => {
    world.clock.set('2031-06-15T16:00:00Z');
    let begun = false;
    const killed = () => {
      begun = true;
      return new Promise<never>(() => {});
    };
    const id = await send();
    void deliver(id, { providers: { ...providers(), mail: { send: killed } } });
    await until(() => begun, 'the mail');
    await deliver(id, { providers: providers() });
    expect((await world.jobs(DELIVER_FILES.name)).map(({ runAt }) => runAt)).toEqual([
      new Date('2031-06-15T16:00:25Z'),
    ]);
    world.clock.forward(25_000);
    await deliver(id, { providers: providers() });
    expect(await message()).toEqual({ status: 'sent', reason: null });
    expect(sendGrid.mails[0]!.attachments).toHaveLength(2);
  });

  test('stays queued where its files cannot be noted', async () => {
    noted = () => Promise.reject(new Error('The disk is full'));
    const id = await send();
    await expect(deliver(id, { providers: providers() })).rejects.toThrow('The disk is full');
    expect(await message()).toMatchObject({ status: 'queued' });
    noted = async () => {};
    await deliver(id, { providers: providers() });
    expect(sendGrid.mails).toHaveLength(1);
  });

  test('of which a file can be read again leaves', async () => {
    rendered = () => {
      throw new Error('out of memory');
    };
    const id = await send();
    await expect(deliver(id, { providers: providers() })).rejects.toThrow('could not be read');
    rendered = () => Buffer.from('A summary');
    await deliver(id, { providers: providers() });
    expect(await message()).toEqual({ status: 'sent', reason: null });
    expect(sendGrid.mails[0]!.attachments.map(({ fileName }) => fileName)).toEqual([
      'Waiver, <b>signed</b>.pdf',
      'summary.txt',
    ]);
  });
});
