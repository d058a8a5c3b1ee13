import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { inContext, type Context, type Dependencies } from '../../server/core/context.js';
import { defineMessage, type MessageKind, type NoData } from '../../server/core/messages/define-message.js';
import { DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import { MESSAGE_CLASSES, type MessageClass } from '../../server/core/messages/message-classes.js';
import { MessageKinds } from '../../server/core/messages/MessageKinds.js';
import type { NewMessage } from '../../server/core/messages/send-message.js';
import { MESSAGES, REPLIES } from '../../server/modules.js';
import { askAsSuperuser } from '../setup/database.js';
import { useWorld } from '../world/use-world.js';
import { SendGrid } from './SendGrid.js';
import { Twilio } from './Twilio.js';
import { stopSender } from '../world/plant.js';

const HOUR_MS = 3_600_000;
const PHONE = '+12125550199';
const NOON = '2031-06-15T16:00:00Z';
const NIGHT = '2031-06-16T03:00:00Z'; // 23:00 in New York
const MORNING = '2031-06-16T13:00:00Z';

let agrees = true;
let isOpen = true;
const kindOf = (name: MessageClass): MessageKind<NoData> =>
  defineMessage<NoData, { agrees: boolean }>({
    kind: `test-${name}`,
    class: name,
    about: 'test',
    load: async () => ({ agrees }),
    gone: 'Gone',
    hasConsent: (subject) => subject.agrees,
    staleAfter: 48 * HOUR_MS,
    storesWords: true,
    link: (_context, _subject, base) => `${base}/x`,
    words: (_language, { businessName }) => ({ text: `${businessName}: hello` }),
  });
const KINDS = {
  'one-time': kindOf('one-time'),
  transactional: kindOf('transactional'),
  marketing: kindOf('marketing'),
};
const CLASSES = Object.keys(MESSAGE_CLASSES) as MessageClass[];

const INVITATION = defineMessage<{ by: string }, { isOpen: boolean }>({
  kind: 'test-invitation',
  class: 'transactional',
  about: 'invitation',
  load: async () => (isOpen ? { isOpen } : null),
  gone: 'The invitation is gone',
  staleAfter: null,
  storesWords: false,
  link: (_context, _subject, base) => `${base}/join`,
  words: (_language, { by, businessName, link }) => ({
    mail: {
      subject: `${by} invites you to ${businessName}`,
      title: `Join ${businessName}`,
      paragraphs: [`${by} would like you to join.`],
      button: { label: 'Join', address: link },
      footnote: 'If you do not know them, ignore this mail.',
    },
  }),
});

const world = useWorld({ plan: Plan.STANDARD, at: NOON });
let dependencies: Dependencies;
let twilio: Twilio;
let sendGrid: SendGrid;

beforeEach(() => {
  [agrees, isOpen] = [true, true];
  twilio = new Twilio();
  sendGrid = new SendGrid();
  dependencies = {
    ...world.app.dependencies,
    messages: new MessageKinds([...MESSAGES, ...Object.values(KINDS), INVITATION], REPLIES),
    providers: { ...world.app.dependencies.providers, mail: sendGrid, texts: twilio },
    ownPort: () => 5000,
  };
});

const inBusiness = <T>(work: (context: Context) => Promise<T>) =>
  inContext(dependencies, { tenant: world.business.id }, work);
const sendText = (name: MessageClass, message: Partial<NewMessage> = {}) =>
  inBusiness((context) =>
    context.send(KINDS[name], { to: { phone: PHONE }, subjectId: '7', channel: 'text', cause: 'staff', ...message }),
  );
const deliver = (messageId: string) =>
  world.runJob(DELIVER_MESSAGE, world.business.id, { messageId }, { isLast: true, dependencies });
const messages = () =>
  world.rows<{
    id: string;
    status: string;
    reason: string | null;
    account_id: string | null;
    customer_id: string | null;
  }>(world.business.id, 'select id, status, reason, account_id, customer_id from message order by id');
const used = async () =>
  (
    await world.rows<{ used: number }>(
      world.business.id,
      'select coalesce(sum(used), 0)::int as used from text_allowance',
    )
  )[0]!.used;
const stop = () => stopSender(world, PHONE);

describe('a recipient', () => {
  const invite = (message: Partial<NewMessage> = {}) =>
    inBusiness((context) =>
      context.send(
        INVITATION,
        { to: { email: 'new@example.com' }, subjectId: '7', channel: 'email', ...message },
        { by: 'Rosa' },
      ),
    );

  test('may be a bare address: an invitation leaves to somebody without an account', async () => {
    const { messageId } = await invite();
    await deliver(messageId!);
    expect(sendGrid.mails).toMatchObject([
      {
        recipient: 'new@example.com',
        subject: 'Rosa invites you to Salon Rosa',
        text: expect.stringContaining('\nhttp://localhost:5000/join\n'),
        html: expect.stringContaining('href="http://localhost:5000/join"'),
      },
    ]);
    expect(await messages()).toMatchObject([{ status: 'sent', account_id: null, customer_id: null }]);
  });

  test('may be a bare phone', async () => {
    const { messageId } = await sendText('transactional');
    await deliver(messageId!);
    expect(twilio.texts).toMatchObject([{ to: PHONE, body: 'Salon Rosa: hello' }]);
  });

  test('may be an account or a customer, which the message names', async () => {
    const account = await world.anAccount();
    const customer = await world.business.customer();
    await invite({ to: { accountId: account.id, email: account.email } });
    await invite({ to: { customerId: customer.id, phone: null, email: 'ann@example.com' } });
    expect(await messages()).toMatchObject([
      { account_id: account.id, customer_id: null },
      { account_id: null, customer_id: customer.id },
    ]);
  });

  test('without an address gets nothing, and the caller hears why', async () => {
    const customer = await world.business.customer();
    const to = { customerId: customer.id, phone: null, email: null };
    expect(await invite({ to })).toEqual({ sentBy: null, messageId: null, why: 'no-address' });
    expect(await sendText('transactional', { to, fallBack: true })).toMatchObject({ sentBy: null, why: 'no-address' });
    expect(await messages()).toEqual([]);
  });

  test('gets nothing once the subject is gone', async () => {
    const { messageId } = await invite();
    isOpen = false;
    await deliver(messageId!);
    expect(sendGrid.mails).toEqual([]);
    expect(await messages()).toMatchObject([{ status: 'dropped', reason: 'The invitation is gone' }]);
  });
});

describe.each(CLASSES)('a text of the class %s', (name) => {
  const rules = MESSAGE_CLASSES[name];

  test('by night leaves or waits for 9:00 of the business', async () => {
    world.clock.set(NIGHT);
    const { messageId } = await sendText(name);
    await deliver(messageId!);
    expect(twilio.texts).toHaveLength(name === 'marketing' ? 0 : 1);
    if (!rules.keepsSendingHours) return;
    expect(await messages()).toMatchObject([{ status: 'queued' }]);
    expect(
      await askAsSuperuser('select run_at from graphile_worker.jobs where key = $1', [`deliver-message:${messageId}`]),
    ).toEqual([{ run_at: new Date(MORNING) }]);
    world.clock.set(MORNING);
    await deliver(messageId!);
    expect(twilio.texts).toHaveLength(1);
  });

  test('counts against the month or not, and gives back what it took', async () => {
    const { messageId } = await sendText(name);
    expect(await used()).toBe(name === 'one-time' ? 0 : 1);
    twilio.plan({ refuses: '21614' });
    await deliver(messageId!);
    expect(await used()).toBe(0);
  });

  test('leaves without texts left, or does not', async () => {
    await world.business.hasUsedTexts(1000);
    expect(await sendText(name)).toMatchObject(
      name === 'one-time' ? { sentBy: 'text', why: null } : { sentBy: null, why: 'used-up' },
    );
    await world.business.change({ plan: Plan.NONE });
    expect((await sendText(name)).why).toBe(name === 'one-time' ? null : 'no-texts');
    expect(await used()).toBe(1000);
  });

  test('does not leave to a phone that stopped all texts', async () => {
    await stop();
    expect(await sendText(name)).toEqual({ sentBy: null, messageId: null, why: 'stopped' });
  });

  test('is dropped when the phone stopped texts meanwhile', async () => {
    const { messageId } = await sendText(name);
    await stop();
    await deliver(messageId!);
    expect(twilio.texts).toEqual([]);
    expect(await messages()).toMatchObject([{ status: 'dropped', reason: 'The customer stopped texts' }]);
    expect(await used()).toBe(0);
  });

  test('needs consent at the moment when it leaves, or does not', async () => {
    const { messageId } = await sendText(name);
    agrees = false;
    await deliver(messageId!);
    expect(twilio.texts).toHaveLength(name === 'marketing' ? 0 : 1);
    if (name === 'marketing')
      expect(await messages()).toMatchObject([{ status: 'dropped', reason: 'The recipient did not agree to it' }]);
  });

  test('is stored with its class', async () => {
    await sendText(name);
    expect(await world.rows(world.business.id, 'select class, template from message')).toEqual([
      { class: name, template: `test-${name}` },
    ]);
  });
});

describe('a kind of message', () => {
  test('that no module brings cannot be sent', async () => {
    const stranger = kindOf('transactional');
    await expect(
      inBusiness((context) =>
        context.send(stranger, { to: { phone: PHONE }, subjectId: '7', channel: 'text', cause: 'staff' }),
      ),
    ).rejects.toThrow('No module brings messages of the kind test-transactional');
    expect(await messages()).toEqual([]);
  });

  test('is sent as a text only by a caller who names the cause', async () => {
    const { transactional } = KINDS;
    await expect(
      inBusiness((context) => context.send(transactional, { to: { phone: PHONE }, subjectId: '7', channel: 'text' })),
    ).rejects.toThrow('must name their cause');
    expect(await messages()).toEqual([]);
  });

  test('has a name of its own', () => {
    expect(() => new MessageKinds([INVITATION, INVITATION], [])).toThrow('same name');
  });

  test('of a class that needs consent says whether there is one', () => {
    const silent = { ...KINDS.marketing };
    delete silent.hasConsent;
    expect(() => new MessageKinds([silent], [])).toThrow('need consent');
    expect(() => new MessageKinds([KINDS.marketing], [])).not.toThrow();
  });

  test('without words for a channel fails before anything leaves', async () => {
    const { messageId } = await sendText('transactional', { to: { email: 'a@example.com' }, channel: 'email' });
    await expect(deliver(messageId!)).rejects.toThrow('no words for channel email');
    expect(await messages()).toMatchObject([{ status: 'queued' }]);
  });

  test('that the process does not know yet stays queued for one that does', async () => {
    const { messageId } = await sendText('transactional');
    const old = { ...dependencies, messages: new MessageKinds(MESSAGES, REPLIES) };
    await world.runJob(DELIVER_MESSAGE, world.business.id, { messageId: messageId! }, { dependencies: old });
    expect(await messages()).toMatchObject([{ status: 'queued' }]);
    await deliver(messageId!);
    expect(await messages()).toMatchObject([{ status: 'sent' }]);
  });
});

test('a code that the provider refuses because of a STOP stops the other classes too', async () => {
  const code = await sendText('one-time');
  twilio.plan({ refuses: '21610' });
  await deliver(code.messageId!);
  expect(await messages()).toMatchObject([{ status: 'failed' }]);
  expect(await sendText('marketing')).toMatchObject({ sentBy: null, why: 'stopped' });
});
