import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { twimlOf } from '../../server/adapters/providers/twiml.js';
import { createLog } from '../../server/core/log.js';
import { askAsSuperuser } from '../setup/database.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { Parties, type Party } from './Parties.js';
import { CheckInStatus } from '../../entities/CheckInStatus.js';

const world = useWorld({ plan: Plan.STANDARD });
let parties: Parties;
let ann: Party;

beforeEach(async () => {
  parties = new Parties(world);
  ann = await parties.party('Ann', { email: 'ann@example.com' });
});

const only = async () => (await parties.messages())[0]!;
const status = async () => (await only()).status;
const setStatus = (to: CheckInStatus) => parties.business.changeCheckIn(ann, { status: to });

describe('a call-up', () => {
  test('leaves as a text with name, link, what may be replied and how to stop', async () => {
    await parties.callUp(ann.id);
    await parties.deliverAll();
    const { body, to, statusCallback } = parties.twilio.texts[0]!;
    expect(body).toBe(
      `Salon Rosa: Ann, we are ready for you. Please come to the front desk. Reply 10 for 10 more minutes or LEAVE to give up your place. http://localhost:5000/ck/${ann.publicId} Reply STOP to end texts.`,
    );
    expect(to).toBe(ann.phone);
    expect(await only()).toMatchObject({
      status: 'sent',
      body,
      sender: parties.number,
      provider_id: 'SM0',
      recipient: ann.phone,
    });
    expect(statusCallback).toBe(
      `http://127.0.0.1:5000/webhooks/twilio/status?business=${parties.business.id}&message=${(await only()).id}`,
    );
    expect(await world.rows(null, 'select number, phone, business_id, stopped_at from sender')).toEqual([
      { number: parties.number, phone: ann.phone, business_id: parties.business.id, stopped_at: null },
    ]);
  });

  test('leaves as a call that says it twice', async () => {
    await parties.callUp(ann.id, 'CALL');
    await parties.deliverAll();
    const twiml = twimlOf(parties.twilio.calls[0]!.spoken, parties.twilio.calls[0]!.language);
    expect(
      twiml.match(
        /<Say language="en-US">Hello Ann. This is Salon Rosa. We are ready for you. Please come to the front desk.<\/Say>/g,
      ),
    ).toHaveLength(2);
    expect(await only()).toMatchObject({
      channel: 'call',
      status: 'sent',
      body: expect.stringContaining('We are ready for you'),
    });
    expect(await parties.used()).toBe(1);
  });

  test.each([CheckInStatus.CHECKED_IN, CheckInStatus.SEATED, CheckInStatus.CANCELED])(
    'is dropped when the party is %s by then, and gives back its text',
    async (now) => {
      await parties.callUp(ann.id);
      await setStatus(now);
      await parties.deliverAll();
      expect(parties.twilio.texts).toHaveLength(0);
      expect(parties.mails).toHaveLength(0);
      expect(await only()).toMatchObject({
        status: 'dropped',
        reason: 'The party is not ready any more',
        allowance_month: null,
      });
      expect(await parties.used()).toBe(0);
    },
  );

  test('is dropped when the check-in is deleted', async () => {
    await parties.callUp(ann.id);
    await parties.business.changeCheckIn(ann, { deletedAt: world.clock.now() });
    await parties.deliverAll();
    expect(await status()).toBe('dropped');
    expect(parties.twilio.texts).toHaveLength(0);
  });

  test('that waited a quarter of an hour says nothing true: it is dropped, and an e-mail of the same age is not sent either', async () => {
    await parties.callUp(ann.id);
    world.clock.forward(16 * 60_000);
    await parties.deliverAll();
    expect(parties.twilio.texts).toHaveLength(0);
    expect((await parties.messages()).map((message) => [message.channel, message.status])).toEqual([
      ['text', 'dropped'],
      ['email', 'sent'],
    ]);
  });
});

describe('other messages', () => {
  test('getting close is dropped for a party that does not wait any more', async () => {
    await parties.send({ checkInId: ann.id, template: 'getting-close' });
    await setStatus(CheckInStatus.READY);
    await parties.deliverAll();
    expect(await only()).toMatchObject({ status: 'dropped', reason: 'The party does not wait any more' });
  });

  test('a request for feedback is dropped once the visit is rated', async () => {
    await parties.send({ checkInId: ann.id, template: 'feedback-request' });
    await parties.business.changeCheckIn(ann, { rating: 5, ratedAt: world.clock.now() });
    await parties.deliverAll();
    expect(await only()).toMatchObject({ status: 'dropped', reason: 'The visit is rated' });
    expect(await parties.used()).toBe(0);
  });

  test('a request for feedback that was held up until the night waits for 9:00 of the business', async () => {
    world.clock.set('2031-06-15T23:50:00Z'); // 19:50 in New York
    await parties.send({ checkInId: ann.id, template: 'feedback-request' });
    const { id } = await only();
    world.clock.set('2031-06-16T02:00:00Z');
    await parties.deliver(id);
    expect(await status()).toBe('queued');
    expect(
      await askAsSuperuser(`select run_at from graphile_worker.jobs where key = $1`, [`deliver-message:${id}`]),
    ).toEqual([{ run_at: new Date('2031-06-16T13:00:00Z') }]);
    world.clock.set('2031-06-16T13:00:00Z');
    await parties.deliver(id);
    expect(await status()).toBe('sent');
  });

  test('a request for feedback that the host sends by night leaves by night', async () => {
    world.clock.set('2031-06-16T02:00:00Z');
    await parties.send({ checkInId: ann.id, template: 'feedback-request' });
    await parties.deliver((await only()).id);
    expect(await status()).toBe('sent');
  });

  test('a request for feedback is dropped for a party that left', async () => {
    await parties.send({ checkInId: ann.id, template: 'feedback-request' });
    await setStatus(CheckInStatus.CANCELED);
    await parties.deliverAll();
    expect(await only()).toMatchObject({ status: 'dropped', reason: 'The party left' });
  });

  test('by e-mail say the same, with a link to the page of the party', async () => {
    await parties.send({ checkInId: ann.id, template: 'feedback-request', channel: 'email' });
    await parties.deliverAll();
    expect(parties.mails[0]).toMatchObject({
      recipient: 'ann@example.com',
      subject: 'How was your visit to Salon Rosa?',
      text: expect.stringContaining(`/ck/${ann.publicId}`),
    });
    expect(await only()).toMatchObject({ status: 'sent', body: parties.mails[0]!.text, sender: null });
    expect(await parties.used()).toBe(0);
  });
});

describe('a text that the provider refuses', () => {
  test('gives back its allowance and an e-mail goes out instead, once', async () => {
    parties.twilio.plan({ refuses: '21614' });
    await parties.callUp(ann.id);
    await parties.deliverAll();
    expect((await parties.messages()).map((message) => [message.channel, message.status, message.error_code])).toEqual([
      ['text', 'failed', '21614'],
      ['email', 'sent', null],
    ]);
    expect(parties.mails[0]).toMatchObject({ recipient: 'ann@example.com', subject: 'Salon Rosa is ready for you' });
    expect(await parties.used()).toBe(0);
    expect(await parties.entry(ann.id)).toMatchObject({ status: 'ready', notified_at: expect.any(Date) });
    expect((await parties.events(ann.id)).at(-1)).toEqual({
      kind: 'called-up',
      actor: 'greeter',
      data: { channel: 'email', messageId: (await parties.messages())[1]!.id },
    });
  });

  test('and whose e-mail is refused too leaves the party not notified', async () => {
    parties.twilio.plan({ refuses: '21614' });
    parties.refusesMails = true;
    await parties.callUp(ann.id);
    await parties.deliverAll();
    expect((await parties.messages()).map((message) => [message.channel, message.status])).toEqual([
      ['text', 'failed'],
      ['email', 'failed'],
    ]);
    expect(await parties.entry(ann.id)).toMatchObject({ status: 'ready', notified_at: null });
    expect((await parties.events(ann.id)).at(-1)).toMatchObject({ kind: 'call-up-failed', data: { channel: 'email' } });
  });

  test('that asked for no e-mail brings none', async () => {
    parties.twilio.plan({ refuses: '21614' });
    await parties.send({ checkInId: ann.id, template: 'getting-close', fallBack: false });
    await parties.deliverAll();
    expect((await parties.messages()).map((message) => [message.channel, message.status])).toEqual([
      ['text', 'failed'],
    ]);
  });

  test('leaves the party ready and not notified where nothing else reaches them', async () => {
    const bob = await parties.party('Bob');
    parties.twilio.plan({ refuses: '21211' });
    await parties.callUp(bob.id);
    expect((await parties.entry(bob.id))['notified_at']).not.toBeNull();
    await parties.deliverAll();
    expect(await parties.entry(bob.id)).toMatchObject({ status: 'ready', notified_at: null });
    expect((await parties.events(bob.id)).at(-1)).toEqual({
      kind: 'call-up-failed',
      actor: 'greeter',
      data: { channel: 'text', messageId: expect.any(String), code: '21211' },
    });
  });

  test('does not take back a later call-up that went well', async () => {
    const bob = await parties.party('Bob');
    await parties.callUp(bob.id);
    await parties.deliverAll();
    const first = (await parties.messages())[0]!;
    await parties.business.changeCheckIn(bob, { status: CheckInStatus.CHECKED_IN, notifiedAt: null });
    await parties.callUp(bob.id);
    await parties.deliverAll();
    await parties.report({ messageId: first.id, state: 'undelivered', errorCode: '30005' });
    expect((await parties.entry(bob.id))['notified_at']).not.toBeNull();
  });

  test('because of a STOP that the provider had heard records the stop', async () => {
    parties.twilio.plan({ refuses: '21610' });
    await parties.callUp(ann.id);
    await parties.deliverAll();
    expect(await parties.rows('select kind, source, phone from text_consent')).toContainEqual({
      kind: 'stopped',
      source: 'provider',
      phone: ann.phone.slice(2),
    });
    expect(await parties.send({ checkInId: ann.id, template: 'host-answer' })).toMatchObject({
      sentBy: 'email',
      why: 'stopped',
    });
  });

  test('later counts as refused at the last try', async () => {
    parties.twilio.plan({ later: true }, { later: true });
    await parties.callUp(ann.id);
    const { id } = await only();
    await expect(parties.deliver(id)).rejects.toThrow('ECONNREFUSED');
    expect(await only()).toMatchObject({ status: 'queued', allowance_month: '2026-06' });
    await parties.deliver(id, { isLast: true });
    expect((await parties.messages()).map((message) => [message.channel, message.status])).toEqual([
      ['text', 'failed'],
      ['email', 'queued'],
    ]);
  });
});

describe('what the provider tells later', () => {
  const callUp = async (party = ann) => {
    await parties.callUp(party.id);
    await parties.deliverAll();
    return (await parties.messages()).at(-1)!.id;
  };
  const state = async (id: string) => (await parties.messages()).find((message) => message.id === id)!.status;

  test('counts in any order, and repeats change nothing', async () => {
    const id = await callUp();
    await parties.report({ messageId: id, state: 'delivered', errorCode: null });
    await parties.report({ messageId: id, state: 'sent', errorCode: null });
    await parties.report({ messageId: id, state: 'undelivered', errorCode: '30003' });
    await parties.report({ messageId: id, state: 'delivered', errorCode: null });
    expect(await state(id)).toBe('delivered');
    expect(await parties.messages()).toHaveLength(1);
  });

  test('of a text that did not arrive is counted once', async () => {
    const lost = async () =>
      (await parties.world.app.dependencies.metrics.lostMessages.get()).values.map(({ labels, value }) => [
        labels.state,
        value,
      ]);
    parties.world.app.dependencies.metrics.lostMessages.reset();
    const id = await callUp();
    for (let time = 0; time < 2; time += 1)
      await parties.report({ messageId: id, state: 'undelivered', errorCode: '30003' });
    expect(await lost()).toEqual([['undelivered', 1]]);
  });

  test('of a text that did not arrive: an e-mail instead, once', async () => {
    const id = await callUp();
    for (let time = 0; time < 3; time += 1)
      await parties.report({ messageId: id, state: 'undelivered', errorCode: '30003' });
    await parties.deliverAll();
    expect((await parties.messages()).map((message) => [message.channel, message.status, message.error_code])).toEqual([
      ['text', 'undelivered', '30003'],
      ['email', 'sent', null],
    ]);
    expect(parties.mails).toHaveLength(1);
  });

  test('that the phone had stopped texts is a STOP here too', async () => {
    const id = await callUp();
    await parties.report({ messageId: id, state: 'undelivered', errorCode: '21610' });
    expect(await parties.send({ checkInId: ann.id, template: 'host-answer' })).toMatchObject({
      sentBy: 'email',
      why: 'stopped',
    });
    expect(await parties.rows(`select source from text_consent where kind = 'stopped'`)).toEqual([
      { source: 'provider' },
    ]);
  });

  test('does not give back a text that had left', async () => {
    await parties.report({ messageId: await callUp(), state: 'undelivered', errorCode: '30005' });
    expect(await parties.used()).toBe(1);
  });

  test('of a text that is lost already, that it arrived after all: an e-mail has gone, the state stands', async () => {
    const id = await callUp();
    await parties.report({ messageId: id, state: 'undelivered', errorCode: '30003' });
    await parties.report({ messageId: id, state: 'delivered', errorCode: null });
    expect(await state(id)).toBe('undelivered');
  });

  test('of a party without an address: it counts as not notified', async () => {
    const bob = await parties.party('Bob');
    const id = await callUp(bob);
    await parties.report({ messageId: id, state: 'undelivered', errorCode: '30005' });
    expect(await parties.entry(bob.id)).toMatchObject({ status: 'ready', notified_at: null });
    expect((await parties.events(bob.id)).filter(({ kind }) => kind === 'call-up-failed')).toHaveLength(1);
  });

  test('before the run could note that it was sent: the later state stands', async () => {
    parties.twilio.plan('takes it and hangs');
    await parties.callUp(ann.id);
    const { id } = await only();
    void parties.deliver(id);
    await untilSent(1);
    await parties.report({ messageId: id, state: 'delivered', errorCode: null });
    await parties.deliver(id);
    expect(await only()).toMatchObject({ status: 'delivered' });
  });

  test('while the run still waits for the answer: the later state stands, and the number of the provider is kept', async () => {
    await parties.callUp(ann.id);
    const { id } = await only();
    parties.twilio.plan({ takesItThen: () => parties.report({ messageId: id, state: 'delivered', errorCode: null }) });
    await parties.deliver(id);
    expect(await only()).toMatchObject({ status: 'delivered', provider_id: 'SM0' });
  });

  test('cannot bring back what was dropped', async () => {
    await parties.callUp(ann.id);
    await setStatus(CheckInStatus.SEATED);
    await parties.deliverAll();
    await parties.report({ messageId: (await only()).id, state: 'delivered', errorCode: null });
    expect(await status()).toBe('dropped');
  });
});

test('the log names no phone, no person and no words', async () => {
  const lines: string[] = [];
  const dependencies = {
    ...world.app.dependencies,
    log: createLog(
      { logLevel: 'trace' },
      {
        write: (line) => {
          lines.push(line);
        },
      },
    ),
  };
  parties.twilio.plan({ refuses: '21614' });
  await parties.callUp(ann.id);
  await parties.deliver((await only()).id, { dependencies });
  expect(lines.join('')).toContain('21614');
  expect(lines.join('')).not.toMatch(/Ann|Lee|ann@|212555|Salon|ready for you/);
});

async function untilSent(count: number, kind: 'texts' | 'calls' = 'texts'): Promise<void> {
  await until(() => parties.twilio[kind].length === count, 'the provider');
}
