import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { AddPerson } from '../customers/customers.generated.js';
import { CheckIn, CheckInReceipt, DeleteCheckIns } from './check-in.generated.js';
import { LeaveQueue, PlaceInLine } from './place-in-line.generated.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { SetCheckInStatus } from './status.generated.js';

const world = useWorld();
let kiosk: Actor;
beforeEach(async () => {
  kiosk = await world.business.kiosk();
});

async function person(by: Actor, firstName = 'Ann', phone = world.newPhone()): Promise<string> {
  return (await by.must(AddPerson, { input: { firstName, lastName: 'Lee', phone } })).addPerson.handle;
}
const checkIn = async (by: Actor, handle: string, more = {}) =>
  (await by.must(CheckIn, { input: { handle, ...more } })).checkIn;
/** The private link's id, which only a new entry has. */
const linkOf = async (by: Actor, handle: string) => (await checkIn(by, handle)).publicId!;

describe('checking in on a kiosk or phone', () => {
  test('answers the place in line and the greeting', async () => {
    await checkIn(kiosk, await person(kiosk, 'First'), { partySize: 4 });
    const receipt = await checkIn(await world.business.phone(), await person(kiosk));
    expect(receipt).toMatchObject({
      alreadyInLine: false,
      firstName: 'Ann',
      lastInitial: 'L',
      status: 'CHECKED_IN',
      position: 2,
      partiesAhead: 1,
      peopleAhead: 4,
      greeting: 'Thank you! We will be with you shortly.',
    });
    expect(receipt.publicId).toMatch(/^gc_/);
  });

  test.each([
    ['😀', '😀'],
    ['𝓁ee', '𝓁'],
  ])('a last name may begin with a sign beyond the first plane: %s', async (lastName, lastInitial) => {
    for (const by of [kiosk, await world.business.phone()]) {
      const input = { firstName: 'Ann', lastName, phone: world.newPhone() };
      const { checkInId, ...receipt } = await checkIn(by, (await by.must(AddPerson, { input })).addPerson.handle);
      expect(receipt.lastInitial).toBe(lastInitial);
      expect((await by.must(CheckInReceipt, { id: checkInId })).checkInReceipt.lastInitial).toBe(lastInitial);
    }
  });

  test('a customer who waits or is ready has one entry, and does not learn its private link again', async () => {
    const handle = await person(kiosk);
    const first = await checkIn(kiosk, handle);
    const again = await checkIn(kiosk, handle);
    expect(again).toMatchObject({ alreadyInLine: true, checkInId: first.checkInId, publicId: null, position: 1 });
    expect(await world.rows(world.business.id, 'select count(*) from check_in')).toEqual([{ count: '1' }]);
  });

  test.each(['new', 'known'])('fifty presses at once of a %s customer are one entry', async (kind) => {
    const handle = await person(kiosk);
    if (kind === 'known') {
      const entry = await checkIn(kiosk, handle);
      await world.anonymous.must(LeaveQueue, { publicId: entry.publicId! });
      await world.business.owner.must(DeleteCheckIns, { ids: [entry.checkInId] });
    }
    const receipts = await Promise.all(Array.from({ length: 50 }, () => checkIn(kiosk, handle)));
    expect(receipts.filter(({ alreadyInLine }) => !alreadyInLine)).toHaveLength(1);
    expect(await world.rows(world.business.id, 'select count(*) from check_in where deleted_at is null')).toEqual([
      { count: '1' },
    ]);
  });

  test('the same Idempotency-Key answers the same, once; other input with it is refused', async () => {
    const handle = await person(kiosk);
    const key = { 'idempotency-key': 'press-1-press-1' };
    const [first, second] = [
      await kiosk.ask(CheckIn, { input: { handle } }, key),
      await kiosk.ask(CheckIn, { input: { handle } }, key),
    ];
    expect(second.data).toEqual(first.data);
    expect((await kiosk.ask(CheckIn, { input: { handle, partySize: 2 } }, key)).errors![0]!.extensions.code).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
  });

  test('who was here before is not new', async () => {
    const handle = await person(kiosk);
    const publicId = await linkOf(kiosk, handle);
    await world.anonymous.must(LeaveQueue, { publicId });
    world.clock.forward(60_000);
    await checkIn(kiosk, handle);
    expect(await world.rows(world.business.id, 'select is_new_customer from check_in order by id')).toEqual([
      { is_new_customer: true },
      { is_new_customer: false },
    ]);
  });

  test('a paused business takes nobody but whom the host adds', async () => {
    await world.business.owner.must(UpdateCheckInApp, { input: { paused: true } });
    expect(await kiosk.refused(CheckIn, { input: { handle: await person(kiosk) } })).toBe('CHECK_IN_PAUSED');
    expect((await world.business.checkIn()).position).toBe(1);
  });

  test.each([
    [{ partySize: 0 }, 'partySize'],
    [{ temperature: 'abc' }, 'temperature'],
    [{ temperature: '98.65' }, 'temperature'],
    [{ notes: 'x'.repeat(100_000) }, 'notes'],
    [{ handle: 'forged' }, 'handle'],
  ])('refuses %j', async (input, field) => {
    const { errors } = await kiosk.ask(CheckIn, { input: { handle: await person(kiosk), ...input } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await world.rows(world.business.id, 'select count(*) from check_in')).toEqual([{ count: '0' }]);
  });

  test('a handle of another business is good for nothing here', async () => {
    const other = await world.aBusiness();
    const handle = await person(await other.kiosk());
    expect(await kiosk.refused(CheckIn, { input: { handle } })).toBe('INVALID_INPUT');
  });

  test('nobody checks in without a kiosk or phone', async () => {
    expect(await world.anonymous.refused(CheckIn, { input: { handle: 'x' } })).toBe('UNAUTHENTICATED');
    expect(await world.business.owner.refused(CheckIn, { input: { handle: 'x' } })).toBe('FORBIDDEN');
  });

  test('the receipt is there for the device that made it, for 15 minutes', async () => {
    const { checkInId: id } = await checkIn(kiosk, await person(kiosk));
    expect((await kiosk.must(CheckInReceipt, { id })).checkInReceipt).toEqual({
      firstName: 'Ann',
      lastInitial: 'L',
      isOutOfReach: false,
      position: 1,
    });
    expect(await (await world.business.kiosk('Other')).refused(CheckInReceipt, { id })).toBe('NOT_FOUND');
    world.clock.forward(15 * 60_000);
    expect(await kiosk.refused(CheckInReceipt, { id })).toBe('NOT_FOUND');
  });
});

describe('the place in line', () => {
  test('says who is ahead without a name, and moves when somebody leaves', async () => {
    const first = await checkIn(kiosk, await person(kiosk, 'Secretname'), { partySize: 3 });
    const second = await checkIn(kiosk, await person(kiosk));
    const before = (await world.anonymous.must(PlaceInLine, { publicId: second.publicId! })).placeInLine;
    expect(before).toMatchObject({
      isLive: true,
      position: 2,
      partiesAhead: 1,
      peopleAhead: 3,
      line: [
        { position: 1, partySize: 3, isYou: false },
        { position: 2, partySize: 1, isYou: true },
      ],
    });
    expect(JSON.stringify(before)).not.toContain('Secretname');
    expect((await world.anonymous.must(LeaveQueue, { publicId: first.publicId! })).leaveQueue).toEqual({
      status: 'CANCELED',
      isLive: false,
    });
    expect((await world.anonymous.must(PlaceInLine, { publicId: second.publicId! })).placeInLine).toMatchObject({
      position: 1,
      partiesAhead: 0,
      peopleAhead: 0,
    });
    expect(await world.rows(world.business.id, `select cancel_by from check_in where status = 'canceled'`)).toEqual([
      { cancel_by: 'party' },
    ]);
  });

  test('closes 4 hours after check-in', async () => {
    const publicId = await linkOf(kiosk, await person(kiosk));
    world.clock.forward(4 * 3_600_000);
    expect((await world.anonymous.must(PlaceInLine, { publicId })).placeInLine).toMatchObject({
      isLive: true,
      position: 1,
    });
    world.clock.forward(1000);
    expect((await world.anonymous.must(PlaceInLine, { publicId })).placeInLine).toMatchObject({
      isLive: false,
      position: null,
      line: [],
    });
  });

  test('leaving twice is leaving once, and who is seated does not leave', async () => {
    const { checkInId, ...entry } = await checkIn(kiosk, await person(kiosk));
    const publicId = entry.publicId!;
    await world.anonymous.must(LeaveQueue, { publicId });
    await world.anonymous.must(LeaveQueue, { publicId });
    expect(await world.rows(world.business.id, `select count(*) from check_in_event where kind = 'left'`)).toEqual([
      { count: '1' },
    ]);
    await world.business.owner.must(SetCheckInStatus, { id: checkInId, status: 'SEATED', version: 2 });
    expect(await world.anonymous.refused(LeaveQueue, { publicId })).toBe('CONFLICT');
  });

  test('a wrong link is not there, whatever its form', async () => {
    const publicId = await linkOf(kiosk, await person(kiosk));
    for (const wrong of [
      '',
      'x',
      `${publicId.slice(0, -1)}${publicId.endsWith('A') ? 'B' : 'A'}`,
      publicId.replace(/^gc/, 'gq'),
    ]) {
      expect(await world.anonymous.refused(PlaceInLine, { publicId: wrong })).toBe('NOT_FOUND');
    }
  });
});
