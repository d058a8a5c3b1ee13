import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { jobsOf } from '../check-ins/call-ups.js';
import { useWorld } from '../world/use-world.js';
import { Parties, type Party } from './Parties.js';
import { Queue } from '../check-ins/queue.generated.js';
import { CheckInActivity } from '../check-ins/activity.generated.js';
import { CheckInStatus } from '../../entities/CheckInStatus.js';

const world = useWorld({ plan: Plan.STANDARD });
let parties: Parties;
let ann: Party;

beforeEach(async () => {
  parties = new Parties(world);
  ann = await parties.party('Ann', { email: 'ann@example.com' });
});

const callUp = async (of = parties, party = ann) => {
  await of.callUp(party.id);
  await of.deliverAll();
};
const replies = () => parties.rows('select kind, body, check_in_id from text_reply order by id');
const kinds = async (id = ann.id) => (await parties.events(id)).map(({ kind }) => kind);
const textTo = (phone: string) => parties.twilio.texts.filter(({ to }) => to === phone);

describe('"10 more minutes"', () => {
  test('puts a ready party back in line, holds it, tells the host and confirms once', async () => {
    await callUp();
    await parties.texts(ann.phone, '10 more minutes');
    await parties.deliverAll();
    expect(await parties.entry(ann.id)).toMatchObject({
      status: 'checked-in',
      readied_at: null,
      notified_at: null,
      hold_until: new Date('2026-06-15T16:10:00Z'),
      reply: null,
    });
    expect((await parties.events(ann.id)).at(-1)).toMatchObject({
      kind: 'held',
      actor: 'anonymous',
      data: { minutes: 10, replyId: expect.any(String) },
    });
    expect(parties.twilio.bodies().at(-1)).toContain('Salon Rosa: Got it, we hold your place for 10 more minutes');
    expect(textTo(ann.phone)).toHaveLength(2);
    const { data } = await parties.business.owner.ask(Queue);
    expect(data!.queue.items).toMatchObject([{ status: 'CHECKED_IN', holdUntil: '2026-06-15T16:10:00.000Z' }]);
  });

  test('of a party that waits only holds it', async () => {
    await parties.send({ checkInId: ann.id, template: 'getting-close' });
    await parties.deliverAll();
    const version = () => parties.rows('select version from check_in where id = $1', [ann.id]);
    const before = await version();
    await parties.texts(ann.phone, '15');
    expect(await parties.entry(ann.id)).toMatchObject({
      status: 'checked-in',
      hold_until: new Date('2026-06-15T16:15:00Z'),
    });
    expect(await version()).toEqual(before);
  });

  test('is confirmed once in a hold, and again for other minutes, after the next call-up and after the hold', async () => {
    const confirmed = async () => (await parties.messages()).filter(({ template }) => template === 'more-time').length;
    await callUp();
    await parties.texts(ann.phone, '10');
    world.clock.forward(60_000);
    await parties.texts(ann.phone, '10');
    expect(await confirmed()).toBe(1);
    expect(await parties.entry(ann.id)).toMatchObject({ hold_until: new Date('2026-06-15T16:11:00Z') });
    await parties.texts(ann.phone, '15');
    expect(await confirmed()).toBe(2);
    await callUp();
    await parties.texts(ann.phone, '15');
    expect(await confirmed()).toBe(3);
    world.clock.forward(15 * 60_000);
    await parties.texts(ann.phone, '15');
    expect(await confirmed()).toBe(4);
  });

  test('lets the host call the party up again', async () => {
    await callUp();
    await parties.texts(ann.phone, '10');
    await callUp();
    expect(await parties.entry(ann.id)).toMatchObject({ status: 'ready', notified_at: expect.any(Date) });
  });
});

describe('"cancel"', () => {
  test.each(['cancel', 'LEAVE'])('%s: the party leaves by itself, with one confirmation', async (word) => {
    await callUp();
    await parties.texts(ann.phone, word);
    await parties.deliverAll();
    expect(await parties.entry(ann.id)).toMatchObject({
      status: 'canceled',
      cancel_by: 'party',
      canceled_at: world.clock.now(),
    });
    expect((await parties.events(ann.id)).at(-1)).toMatchObject({ kind: 'left', data: { via: 'text' } });
    expect(parties.twilio.bodies().at(-1)).toContain('You have left the queue');
    expect(textTo(ann.phone)).toHaveLength(2);
  });

  test('is confirmed though the texts of the hour are used up, once', async () => {
    const farewells = async () =>
      (await parties.messages()).filter(({ template }) => template === 'left-by-text').length;
    await callUp();
    for (const minutes of ['10', '15', '20', '25', '30']) await parties.texts(ann.phone, minutes);
    expect((await parties.messages()).filter(({ template }) => template === 'more-time')).toHaveLength(4);
    await parties.texts(ann.phone, 'cancel');
    expect(await farewells()).toBe(1);
    await parties.business.changeCheckIn(ann, { status: CheckInStatus.CHECKED_IN });
    await parties.texts(ann.phone, 'cancel');
    expect(await parties.entry(ann.id)).toMatchObject({ status: 'canceled' });
    expect(await farewells()).toBe(1);
  });

  test('once seated is a message to the host and changes nothing', async () => {
    await callUp();
    await parties.business.changeCheckIn(ann, { status: CheckInStatus.SEATED, servicedAt: world.clock.now() });
    await parties.texts(ann.phone, 'cancel');
    expect(await parties.entry(ann.id)).toMatchObject({ status: 'seated', reply: 'cancel' });
    expect(textTo(ann.phone)).toHaveLength(1);
  });

  test('that the provider takes for a STOP leaves the queue and stops the texts', async () => {
    await callUp();
    await parties.texts(ann.phone, 'Cancel', { optOut: 'STOP' });
    await parties.deliverAll();
    expect(await parties.entry(ann.id)).toMatchObject({ status: 'canceled', cancel_by: 'party' });
    expect([textTo(ann.phone), parties.mails]).toMatchObject([[{}], []]);
    expect(await parties.send({ checkInId: ann.id, template: 'host-answer', fallBack: false })).toMatchObject({
      sentBy: null,
      why: 'stopped',
    });
  });
});

describe('any other text', () => {
  test('shows on the row, with its words kept apart from the log of events', async () => {
    await callUp();
    await parties.texts(ann.phone, ' We are parking, two minutes \u0007');
    expect(await parties.entry(ann.id)).toMatchObject({
      status: 'ready',
      reply: 'We are parking, two minutes',
      replied_at: world.clock.now(),
    });
    const event = (await parties.events(ann.id)).at(-1)!;
    expect(event.kind).toBe('replied');
    expect(JSON.stringify(event)).not.toContain('parking');
    expect(textTo(ann.phone)).toHaveLength(1);
  });

  test('answers the entry that was texted last', async () => {
    const bob = await parties.party('Bob', { phone: ann.phone.slice(2) });
    await callUp();
    await callUp(parties, bob);
    await parties.texts(ann.phone, 'Coming');
    expect((await parties.entry(ann.id))['reply']).toBeNull();
    expect((await parties.entry(bob.id))['reply']).toBe('Coming');
  });

  test('of another day is only kept', async () => {
    await callUp();
    world.clock.forward(30 * 60 * 60 * 1000);
    await parties.texts(ann.phone, '10');
    await parties.texts(ann.phone, 'Thanks for yesterday');
    expect(await parties.entry(ann.id)).toMatchObject({ status: 'ready', hold_until: null, reply: null });
    expect(await replies()).toEqual([
      { kind: 'more-time', body: '10', check_in_id: ann.id },
      { kind: 'message', body: 'Thanks for yesterday', check_in_id: ann.id },
    ]);
  });

  test('to a deleted entry is only kept', async () => {
    await callUp();
    await parties.business.changeCheckIn(ann, { deletedAt: world.clock.now() });
    await parties.texts(ann.phone, 'cancel');
    expect(await parties.entry(ann.id)).toMatchObject({ status: 'ready' });
  });

  test('without words, say a picture, is shown as such', async () => {
    await callUp();
    await parties.texts(ann.phone, '');
    expect((await parties.entry(ann.id))['reply']).toBe('(a message without words)');
  });

  test('from a phone that nobody texted does nothing', async () => {
    await parties.texts('+12125559999', 'cancel');
    expect(await replies()).toEqual([]);
    expect(await world.rows(null, 'select phone from sender')).toEqual([]);
  });
});

test.each(['10', 'cancel'])(
  'after "%s" the others in line are looked at, as after every change of status',
  async (body) => {
    await callUp();
    await parties.business.checkIn();
    await world.forgetJobs();
    await parties.texts(ann.phone, body);
    expect((await jobsOf('tell-close')).map(({ key }) => key)).toEqual([`tell-close:${parties.business.id}`]);
  },
);

test('a repeated event does nothing again', async () => {
  await callUp();
  await Promise.all([1, 2, 3, 4].map(() => parties.texts(ann.phone, '10', { providerId: 'SMsame' })));
  await parties.texts(ann.phone, '10', { providerId: 'SMsame' });
  expect(await replies()).toHaveLength(1);
  expect((await kinds()).filter((kind) => kind === 'held')).toHaveLength(1);
  expect((await parties.messages()).filter(({ template }) => template === 'more-time')).toHaveLength(1);
});

test('texts of one phone that come at the same time are all taken in', async () => {
  await callUp();
  await Promise.all(
    ['10', 'Sorry', '15', 'Traffic', 'cancel', 'STOP'].map((body) =>
      parties.texts(ann.phone, body, { optOut: body === 'STOP' ? 'STOP' : null }),
    ),
  );
  expect(await replies()).toHaveLength(6);
  expect((await kinds()).filter((kind) => kind === 'left')).toHaveLength(1);
});

test('two machines that answer each other come to rest', async () => {
  await callUp();
  for (let time = 0; time < 12; time += 1) {
    await parties.texts(ann.phone, '10');
    await parties.deliverAll();
  }
  expect((await parties.messages()).filter(({ template }) => template === 'more-time')).toHaveLength(1);
  expect((await kinds()).filter((kind) => kind === 'held')).toHaveLength(12);
});

describe('STOP', () => {
  const stop = () => parties.texts(ann.phone, 'STOP', { optOut: 'STOP' });

  test('drops what waits and keeps every later text from leaving, for good', async () => {
    await callUp();
    await parties.send({ checkInId: ann.id, template: 'host-answer', data: { text: 'One' } });
    await stop();
    expect((await parties.messages()).map((message) => [message.channel, message.template, message.status])).toEqual([
      ['text', 'call-up', 'sent'],
      ['text', 'host-answer', 'dropped'],
      ['email', 'host-answer', 'queued'],
    ]);
    expect(await parties.used()).toBe(1);
    await parties.deliverAll();
    world.clock.forward(400 * 24 * 60 * 60 * 1000);
    expect(await parties.send({ checkInId: ann.id, template: 'host-answer', data: { text: 'Two' } })).toMatchObject({
      sentBy: 'email',
      why: 'stopped',
    });
    expect(
      await parties.send({ checkInId: ann.id, template: 'call-up', channel: 'call', fallBack: false }),
    ).toMatchObject({ sentBy: null, why: 'stopped' });
    await parties.deliverAll();
    expect(parties.twilio.texts).toHaveLength(1);
  });

  test('drops calls that wait at once, too', async () => {
    await callUp();
    await parties.send({ checkInId: ann.id, template: 'call-up', channel: 'call', fallBack: false });
    await stop();
    expect((await parties.messages()).at(-1)).toMatchObject({ channel: 'call', status: 'dropped' });
    expect(await parties.used()).toBe(1);
  });

  test('holds for the business also where the number has forgotten it, for what waits and for what is to come', async () => {
    await callUp();
    await parties.send({ checkInId: ann.id, template: 'host-answer', fallBack: false, data: { text: 'One' } });
    await parties.business.hasConsent(ann.phone.slice(2), 'stopped');
    await parties.deliverAll();
    expect((await parties.messages()).at(-1)).toMatchObject({
      status: 'dropped',
      reason: 'The customer stopped texts',
    });
    expect(parties.twilio.texts).toHaveLength(1);
    expect(await parties.send({ checkInId: ann.id, template: 'host-answer', fallBack: false })).toMatchObject({
      why: 'stopped',
    });
  });

  test('is not lifted by checking in again', async () => {
    await callUp();
    await stop();
    await parties.business.hasConsent(ann.phone.slice(2), 'granted', 'kiosk');
    expect(await parties.send({ checkInId: ann.id, template: 'host-answer', fallBack: false })).toMatchObject({
      why: 'stopped',
    });
  });

  test('on the shared number stops the texts of every business, also those that wait; START lifts it', async () => {
    const other = await Parties.open(world, { name: 'Bar Leo' });
    const there = await other.party('Anna', { phone: ann.phone.slice(2) });
    await callUp();
    await other.send({ checkInId: there.id, template: 'getting-close', fallBack: false });
    await stop();
    await other.deliverAll();
    expect(other.twilio.texts).toHaveLength(0);
    expect((await other.messages())[0]).toMatchObject({ status: 'dropped', reason: 'The customer stopped texts' });
    expect(await other.used()).toBe(0);
    expect(await other.send({ checkInId: there.id, template: 'getting-close', fallBack: false })).toMatchObject({
      sentBy: null,
      why: 'stopped',
    });
    await parties.texts(ann.phone, 'START', { optOut: 'START' });
    expect(await other.send({ checkInId: there.id, template: 'getting-close' })).toMatchObject({ sentBy: 'text' });
    expect(await parties.send({ checkInId: ann.id, template: 'host-answer' })).toMatchObject({ sentBy: 'text' });
    expect(await parties.rows('select kind from text_consent where kind <> $1 order by id', ['granted'])).toEqual([
      { kind: 'stopped' },
      { kind: 'started' },
    ]);
  });

  test('while texts are being claimed: what leaves left before it', async () => {
    await callUp();
    const ids: string[] = [];
    for (let time = 0; time < 10; time += 1)
      ids.push(
        (
          await parties.send({
            checkInId: ann.id,
            template: 'host-answer',
            fallBack: false,
            data: { text: String(time) },
          })
        ).messageId!,
      );
    await Promise.all([
      ...ids.slice(0, 5).map((id) => parties.deliver(id)),
      stop(),
      ...ids.slice(5).map((id) => parties.deliver(id)),
    ]);
    const left = parties.twilio.texts.length;
    await parties.deliverAll();
    expect(parties.twilio.texts).toHaveLength(left);
    const states = (await parties.messages()).map(({ status }) => status);
    expect(states.filter((state) => state === 'sent')).toHaveLength(left);
    expect(states.every((state) => state === 'sent' || state === 'dropped')).toBe(true);
    expect(await parties.used()).toBe(left);
  });

  test('of a phone that nobody has texted yet is kept for the day that somebody would', async () => {
    const phone = '+12125558888';
    await parties.texts(phone, 'stop', { optOut: 'STOP' });
    const bob = await parties.party('Bob', { phone: phone.slice(2) });
    expect(await parties.send({ checkInId: bob.id, template: 'getting-close', fallBack: false })).toMatchObject({
      why: 'stopped',
    });
    await parties.texts(phone, 'start', { optOut: 'START' });
    expect(await parties.send({ checkInId: bob.id, template: 'getting-close', fallBack: false })).toMatchObject({
      sentBy: 'text',
    });
  });

  test('shows on the row until START, and in the log with what was written', async () => {
    const isShown = async () => (await parties.business.owner.must(Queue)).queue.items[0]!.hasStoppedTexts;
    await callUp();
    expect(await isShown()).toBe(false);
    await stop();
    expect(await isShown()).toBe(true);
    expect(await parties.events(ann.id)).toMatchObject([{}, {}, {}, { kind: 'texts-stopped', actor: 'anonymous' }]);
    const { checkInActivity } = await parties.business.owner.must(CheckInActivity, { id: ann.id });
    expect(checkInActivity[0]).toMatchObject({ kind: 'TEXTS_STOPPED', by: 'Customer', text: 'STOP' });
    await parties.texts(ann.phone, 'START', { optOut: 'START' });
    expect(await isShown()).toBe(false);
    expect((await kinds()).at(-1)).toBe('texts-started');
  });

  test('neither STOP nor HELP shows as a message on the row, or moves the party', async () => {
    await callUp();
    await parties.texts(ann.phone, 'HELP', { optOut: 'HELP' });
    await stop();
    expect(await parties.entry(ann.id)).toMatchObject({ status: 'ready', reply: null });
    expect((await replies()).map(({ kind }) => kind)).toEqual(['help', 'stop']);
  });
});

test('a reply belongs to the business that texted the phone last', async () => {
  const other = await Parties.open(world, { name: 'Bar Leo' });
  const there = await other.party('Anna', { phone: ann.phone.slice(2) });
  await callUp();
  await callUp(other, there);
  await parties.texts(ann.phone, 'Coming');
  expect((await other.entry(there.id))['reply']).toBe('Coming');
  expect((await parties.entry(ann.id))['reply']).toBeNull();
  expect(await replies()).toEqual([]);
});
