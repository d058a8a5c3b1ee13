import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { FORGET_RATE_LIMITS } from '../../server/core/access/forget-rate-limits.js';
import { TELL_CLOSE } from '../../server/domain/check-ins/check-in-jobs.js';
import { Actor } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { openWorld, useWorld } from '../world/use-world.js';
import { Parties, type Party } from './Parties.js';
import { CheckIn, DeleteCheckIns, ReadCheckIn } from '../check-ins/check-in.generated.js';

import { LeaveQueue } from '../check-ins/place-in-line.generated.js';
import { AddPerson, Persons } from '../customers/customers.generated.js';
import { MarkNoShow } from '../check-ins/status.generated.js';
import { CheckInApp, UpdateCheckInApp } from '../check-in-app/settings.generated.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const world = useWorld({ business: false, config: { poolSize: 40 } });

const ask = (parties: Parties, { id }: { id: string }) =>
  parties.send({ checkInId: id, template: 'getting-close', fallBack: false });
const reasons = async (parties: Parties, entry: { id: string }, times: number): Promise<(string | null)[]> => {
  const answers = [];
  for (let count = 0; count < times; count += 1) answers.push((await ask(parties, entry)).why);
  return answers;
};
const sent = (count: number) => Array.from({ length: count }, () => null);

/** Checks in on the actor's device, as its form does. */
async function join(actor: Actor, business: TestBusiness, phone = business.world.newPhone()) {
  await actor.must(Persons, { phone });
  const { addPerson } = await actor.must(AddPerson, { input: { firstName: 'Ann', lastName: 'Lee', phone } });
  return (await actor.must(CheckIn, { input: { handle: addPerson.handle } })).checkIn;
}
async function joinByPhone(parties: Parties, phone?: string) {
  const { checkInId, publicId } = await join(await parties.business.phone(), parties.business, phone);
  return { id: checkInId, publicId: publicId! };
}

describe('texts that anyone can trigger', () => {
  test('are 4 in an hour and 10 in a day to one phone, from all businesses together', async () => {
    const [one, other] = [await Parties.open(world), await Parties.open(world)];
    const phone = world.newPhone();
    const ann = await one.party('Ann', { phone });
    const again = await other.party('Anna', { phone });
    expect(await reasons(one, ann, 3)).toEqual(sent(3));
    expect(await reasons(other, again, 2)).toEqual([null, 'limited']);
    expect(await reasons(one, ann, 1)).toEqual(['limited']);
    world.clock.forward(HOUR_MS);
    expect(await reasons(other, again, 5)).toEqual([...sent(4), 'limited']);
    world.clock.forward(HOUR_MS);
    expect(await reasons(one, ann, 3)).toEqual([...sent(2), 'limited']);
    world.clock.forward(22 * HOUR_MS);
    expect(await reasons(one, ann, 1)).toEqual([null]);
  });

  test('are not replaced by mails where the caps refuse them', async () => {
    const parties = await Parties.open(world);
    const ann = await parties.party('Ann', { email: 'ann@example.com' });
    expect(await reasons(parties, ann, 4)).toEqual(sent(4));
    const fallBack = { checkInId: ann.id, template: 'getting-close', fallBack: true } as const;
    expect(await parties.send(fallBack)).toMatchObject({ sentBy: null, why: 'limited' });
    expect((await parties.messages()).filter(({ channel }) => channel === 'email')).toEqual([]);
  });

  test('do not stop the host from calling the party up', async () => {
    const parties = await Parties.open(world);
    const ann = await parties.party('Ann');
    expect(await reasons(parties, ann, 5)).toEqual([...sent(4), 'limited']);
    expect(await parties.callUp(ann.id)).toMatchObject({ sentBy: 'TEXT', notice: null });
  });

  test('are 3 in an hour for the check-ins of one phone session', async () => {
    const parties = await Parties.open(world);
    const phone = await parties.business.phone();
    const entries = [];
    for (let count = 0; count < 4; count += 1) entries.push((await join(phone, parties.business)).checkInId);
    const answers = [];
    for (const id of entries) answers.push((await ask(parties, { id })).why);
    expect(answers).toEqual([null, null, null, 'limited']);
    expect(await reasons(parties, await joinByPhone(parties), 1)).toEqual([null]);
    world.clock.forward(HOUR_MS);
    expect(await reasons(parties, { id: entries[3]! }, 1)).toEqual([null]);
  });

  test('are 600 in a day for a business, or as many as it sets, up to its allowance', async () => {
    const parties = await Parties.open(world);
    const set = (automaticTextsPerDay: number) =>
      parties.business.owner.ask(UpdateCheckInApp, { input: { automaticTextsPerDay } });
    expect((await set(1001)).errors![0]!.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      details: { reason: 'OUT_OF_RANGE', max: 1000 },
    });
    expect((await set(2)).data!.updateCheckInApp.automaticTextsPerDay).toBe(2);
    const entries = [await parties.party(), await parties.party(), await parties.party()];
    const answers = [];
    for (const entry of entries) answers.push((await ask(parties, entry)).why);
    expect(answers).toEqual([null, null, 'limited']);
    await set(1000);
    expect(await reasons(parties, entries[2]!, 1)).toEqual([null]);
  });

  test('are counted by the calendar day of the business, and its settings show how many went out', async () => {
    world.clock.set('2026-06-20T03:59:00Z'); // Friday, 23:59 in New York
    const parties = await Parties.open(world);
    await parties.business.owner.must(UpdateCheckInApp, { input: { automaticTextsPerDay: 2 } });
    const today = async () => (await parties.business.owner.must(CheckInApp)).checkInApp.automaticTextsToday;
    const entries = [await parties.party(), await parties.party(), await parties.party()];
    expect(await today()).toBe(0);
    expect(await reasons(parties, entries[0]!, 3)).toEqual([null, null, 'limited']);
    expect(await today()).toBe(2);
    world.clock.forward(MINUTE_MS);
    expect(await today()).toBe(0);
    expect(await reasons(parties, entries[1]!, 1)).toEqual([null]);
    world.clock.forward(23 * HOUR_MS);
    expect(await reasons(parties, entries[2]!, 2)).toEqual([null, 'limited']);
    expect(await today()).toBe(2);
  });

  test('are counted to the end of a day of 25 hours', async () => {
    world.clock.set('2026-11-01T04:01:00Z'); // 00:01 in New York, where summer time ends
    const parties = await Parties.open(world);
    await parties.business.owner.must(UpdateCheckInApp, { input: { automaticTextsPerDay: 1 } });
    const [first, second] = [await parties.party(), await parties.party()];
    expect(await reasons(parties, first, 2)).toEqual([null, 'limited']);
    world.clock.set('2026-11-02T04:30:00Z'); // 23:30 of the same day
    await world.runJob(FORGET_RATE_LIMITS, null, {});
    expect((await parties.business.owner.must(CheckInApp)).checkInApp.automaticTextsToday).toBe(1);
    expect(await reasons(parties, second, 1)).toEqual(['limited']);
  });

  test('have a ceiling over all businesses', async () => {
    const small = await openWorld({ config: { textsPerHour: 3 } });
    try {
      const [one, other] = [await Parties.open(small), await Parties.open(small)];
      expect(await reasons(one, await one.party(), 2)).toEqual(sent(2));
      expect(await reasons(other, await other.party(), 2)).toEqual([null, 'limited']);
    } finally {
      await small.close();
    }
  });

  test('of 40 at once to one phone are exactly 4', async () => {
    const parties = await Parties.open(world);
    const ann = await parties.party('Ann');
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(parties, ann)));
    expect(answers.filter(({ sentBy }) => sentBy === 'text')).toHaveLength(4);
    expect(answers.filter(({ why }) => why === 'limited')).toHaveLength(36);
    expect(await parties.used()).toBe(4);
  });

  test('use up nothing of a phone that a business without texts left cannot send', async () => {
    const [poor, other] = [await Parties.open(world), await Parties.open(world)];
    await poor.business.hasUsedTexts(1000);
    const phone = world.newPhone();
    expect(await reasons(poor, await poor.party('Ann', { phone }), 5)).toEqual(Array(5).fill('used-up'));
    expect(await reasons(other, await other.party('Ann', { phone: world.newPhone() }), 1)).toEqual([null]);
    expect(await world.rows(null, `select key from rate_limit where key like 'texts:phone%${phone}'`)).toEqual([]);
  });
});

test('a business that lets out no automatic texts uses up none of a phone', async () => {
  const [silent, other] = [await Parties.open(world), await Parties.open(world)];
  await silent.business.owner.must(UpdateCheckInApp, { input: { automaticTextsPerDay: 0 } });
  const phone = world.newPhone();
  expect(await reasons(silent, await silent.party('Ann', { phone }), 5)).toEqual(Array(5).fill('limited'));
  expect(await reasons(other, await other.party('Anna', { phone }), 4)).toEqual(sent(4));
});

describe('the brake of an address', () => {
  const leaving = async (parties: Parties, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const { publicId } = await joinByPhone(parties);
      await world.anonymous.must(LeaveQueue, { publicId });
    }
  };

  test('ends the texts of its phones once 20 of their sessions left in an hour, not those of kiosks', async () => {
    const parties = await Parties.open(world);
    const entry = await joinByPhone(parties);
    await leaving(parties, 19);
    expect(await reasons(parties, entry, 1)).toEqual([null]);
    const removed = await joinByPhone(parties);
    await parties.business.owner.must(DeleteCheckIns, { ids: [removed.id] });
    expect(await reasons(parties, entry, 1)).toEqual(['limited']);
    const byKiosk = await join(await parties.business.kiosk(), parties.business);
    expect(await reasons(parties, { id: byKiosk.checkInId }, 1)).toEqual([null]);
    world.clock.forward(HOUR_MS);
    expect(await reasons(parties, await joinByPhone(parties), 1)).toEqual([null]);
  });

  test.each([
    ['stranger', 'limited'],
    ['absent', 'limited'],
    ['seating', null],
    ['farewell', null],
  ] as const)('holds back texts that come about by %p: %p', async (trigger, why) => {
    const parties = await Parties.open(world);
    const { id: checkInId } = await joinByPhone(parties);
    await leaving(parties, 20);
    expect(await parties.send({ checkInId, template: 'feedback-request', fallBack: false, trigger })).toMatchObject({
      why,
    });
  });

  test('counts no party that the host or the grace period canceled', async () => {
    const parties = await Parties.open(world);
    const entry = await joinByPhone(parties);
    for (let index = 0; index < 25; index += 1) {
      const { id } = await joinByPhone(parties);
      const { version } = (await parties.business.owner.must(ReadCheckIn, { id })).checkIn;
      await parties.business.owner.must(MarkNoShow, { id, version });
    }
    expect(await reasons(parties, entry, 1)).toEqual([null]);
  });

  test('counts no session that left and came back', async () => {
    const parties = await Parties.open(world);
    for (let index = 0; index < 21; index += 1) {
      const phone = await parties.business.phone();
      const { publicId } = await join(phone, parties.business);
      await world.anonymous.must(LeaveQueue, { publicId: publicId! });
      await join(phone, parties.business);
    }
    expect(await reasons(parties, await joinByPhone(parties), 1)).toEqual([null]);
  });

  test('is on only while more than half of the sessions are gone', async () => {
    const parties = await Parties.open(world);
    await leaving(parties, 21);
    let entry = await joinByPhone(parties);
    for (let index = 0; index < 19; index += 1) entry = await joinByPhone(parties);
    expect(await reasons(parties, entry, 1)).toEqual(['limited']);
    entry = await joinByPhone(parties);
    expect(await reasons(parties, entry, 1)).toEqual([null]);
  });

  test('counts a session once, however often it leaves', async () => {
    const parties = await Parties.open(world);
    for (const phone of [await parties.business.phone(), await parties.business.phone()])
      for (let index = 0; index < 12; index += 1) {
        const { publicId } = await join(phone, parties.business);
        await world.anonymous.must(LeaveQueue, { publicId: publicId! });
      }
    expect(await reasons(parties, await joinByPhone(parties), 1)).toEqual([null]);
  });
});

describe('an honest crowd meets no limit:', () => {
  test('150 phones behind one address', async () => {
    const parties = await Parties.open(world, { plan: Plan.STANDARD });
    const entries: Pick<Party, 'id'>[] = [];
    for (let index = 0; index < 150; index += 1) entries.push(await joinByPhone(parties));
    const answers = [];
    for (const entry of entries) answers.push((await ask(parties, entry)).why);
    expect(answers).toEqual(sent(150));
  });

  test('80 customers in ten minutes at one kiosk', async () => {
    const parties = await Parties.open(world, { plan: Plan.STANDARD });
    const kiosk = await parties.business.kiosk();
    const entries = [];
    for (let index = 0; index < 80; index += 1) {
      entries.push((await join(kiosk, parties.business)).checkInId);
      world.clock.forward(7000);
    }
    const answers = [];
    for (const id of entries) answers.push((await ask(parties, { id })).why);
    expect(answers).toEqual(sent(80));
  });
});

describe('phones of older clients, which send the QR token itself', () => {
  test('share no limit that a crowd meets', async () => {
    const parties = await Parties.open(world);
    const phones = new Actor(world.url, parties.business.publicToken);
    const entries = [];
    for (let index = 0; index < 31; index += 1) entries.push((await join(phones, parties.business)).checkInId);
    const answers = [];
    for (const id of entries) answers.push((await ask(parties, { id })).why);
    expect(answers).toEqual(sent(31));
  });

  test('count one by one for the brake', async () => {
    const parties = await Parties.open(world);
    const phones = new Actor(world.url, parties.business.publicToken);
    const entry = await joinByPhone(parties);
    for (let index = 0; index < 20; index += 1) {
      const { publicId } = await join(phones, parties.business);
      await world.anonymous.must(LeaveQueue, { publicId: publicId! });
    }
    expect(await reasons(parties, entry, 1)).toEqual(['limited']);
  });
});

test('no text goes to a phone that leaves within the minute', async () => {
  const parties = await Parties.open(world);
  const [first, second, third] = [await parties.party(), await joinByPhone(parties), await joinByPhone(parties)];
  const tell = () => world.runJob(TELL_CLOSE, parties.business.id, {});
  world.clock.forward(MINUTE_MS - 1000);
  await world.anonymous.must(LeaveQueue, { publicId: first.publicId });
  await tell();
  expect(await parties.messages()).toEqual([]);
  await world.anonymous.must(LeaveQueue, { publicId: second.publicId });
  world.clock.forward(1000);
  await tell();
  expect((await parties.messages()).map(({ template }) => template)).toEqual(['getting-close']);
  await world.anonymous.must(LeaveQueue, { publicId: third.publicId });
  await parties.deliverAll();
  expect(parties.twilio.texts).toEqual([]);
});
