import { beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import { madeAtOf } from '../../server/domain/check-ins/queue/offline-check-in-time.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { AddPerson } from '../customers/customers.generated.js';
import { AgreementFindPersons } from './agreement.generated.js';
import { CheckIn, CheckInOffline, CheckInUnderAnAlias, DeleteCheckIns } from './check-in.generated.js';
import { Queue } from './queue.generated.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { SetCheckInStatus } from './status.generated.js';

const world = useWorld();
let kiosk: Actor;
beforeEach(async () => {
  // noon in New York
  kiosk = await world.business.kiosk();
});

const input = (more: object = {}) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  phone: '2125550101',
  madeAt: '2026-06-15T11:30:00',
  ...more,
});
const checkIn = async (more: object = {}, by = kiosk) =>
  (await by.must(CheckInOffline, { input: input(more) })).checkInOffline;
const queue = async () => (await world.business.owner.must(Queue)).queue.items;
const refusal = async (more: object) =>
  (await kiosk.ask(CheckInOffline, { input: input(more) })).errors?.[0]?.extensions;

describe('a check-in that a kiosk took without a network', () => {
  test('stands in line since it was made, and the host sees when it arrived', async () => {
    world.clock.set('2026-06-15T15:45:00Z');
    const later = await world.business.checkIn(await world.business.customer('Later'));
    world.clock.set('2026-06-15T16:00:00Z');
    const receipt = await checkIn({ partySize: 3, temperature: '98.6', notes: ' By the window ' });
    expect(receipt).toMatchObject({
      alreadyInLine: false,
      firstName: 'Ann',
      lastInitial: 'L',
      status: 'CHECKED_IN',
      position: 1,
      partiesAhead: 0,
      checkedInAt: '2026-06-15T15:30:00.000Z',
      greeting: 'Thank you! We will be with you shortly.',
    });
    expect(receipt.publicId).toMatch(/^gc_/);
    expect(await queue()).toMatchObject([
      {
        id: receipt.checkInId,
        partySize: 3,
        temperature: '98.6',
        notes: 'By the window',
        createdAt: '2026-06-15T15:30:00.000Z',
        receivedAt: '2026-06-15T16:00:00.000Z',
        customer: { firstName: 'Ann', lastName: 'Lee', phone: '2125550101' },
      },
      { id: later.id, receivedAt: null },
    ]);
  });

  test('finds the person by phone and names in other letters, and adds a second one of the family', async () => {
    const { id } = await world.business.customer('Ann', 'Lee', '2125550101');
    await checkIn({ firstName: ' ANN ', phone: '(212) 555-0101' });
    await checkIn({ firstName: 'Ben' });
    expect(
      await world.rows(
        world.business.id,
        'select c.customer_id = $1 as known, u.first_name from check_in c join customer u on u.id = c.customer_id order by c.id',
        [id],
      ),
    ).toEqual([
      { known: true, first_name: 'Ann' },
      { known: false, first_name: 'Ben' },
    ]);
  });

  test.each([
    ['2026-06-14T12:00:00', null],
    ['2026-06-14T11:59:59', 'INVALID_INPUT'],
    ['2026-06-14T12:00:01', null],
  ])('made %s, a day before noon: %p', async (madeAt, code) => {
    expect((await refusal({ madeAt }))?.code ?? null).toBe(code);
    expect(await world.rows(world.business.id, 'select from check_in')).toHaveLength(code ? 0 : 1);
  });

  test('of the future counts as now', async () => {
    expect((await checkIn({ madeAt: '2026-06-15T12:00:01' })).checkedInAt).toBe('2026-06-15T16:00:00.000Z');
  });

  test.each(['', '2026-06-15', '2026-06-15 11:30:00', '2026-02-30T11:30:00', '2026-06-15T25:00:00', '1781537400'])(
    'a time written %p is refused',
    async (madeAt) => {
      expect(await refusal({ madeAt })).toMatchObject({ code: 'INVALID_INPUT', field: 'madeAt' });
    },
  );

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: '' }, 'lastName'],
    [{ firstName: 'x'.repeat(51) }, 'firstName'],
    [{ phone: '212555' }, 'phone'],
    [{ partySize: 0 }, 'partySize'],
    [{ partySize: 100 }, 'partySize'],
    [{ temperature: '12' }, 'temperature'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
  ])('refuses %j', async (more, field) => {
    expect(await refusal(more)).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await world.rows(world.business.id, 'select from check_in')).toHaveLength(0);
  });

  test.each([
    { firstName: 'Call 911', lastName: 'evil.example' },
    { phone: '6045551234' },
    { phone: '9005551234' },
    { phone: '0000000000' },
  ])('with %j counts too: the customer was told that they are in', async (more) => {
    const { position, checkInId } = await checkIn(more);
    expect(position).toBe(1);
    expect(await queue()).toMatchObject([{ id: checkInId, customer: more }]);
  });

  test('counts while check-in is paused: the customer was told that they are in', async () => {
    await world.business.owner.must(UpdateCheckInApp, { input: { paused: true } });
    expect(await checkIn()).toMatchObject({ alreadyInLine: false, position: 1 });
  });

  test('is for kiosks only', async () => {
    for (const role of [Role.OWNER, Role.MANAGER, Role.FRONT_DESK, Role.STAFF])
      expect(await (await world.business.as(role)).refused(CheckInOffline, { input: input() })).toBe('FORBIDDEN');
    expect(await (await world.business.phone()).refused(CheckInOffline, { input: input() })).toBe('FORBIDDEN');
    expect(await new Actor(world.url, world.business.publicToken).refused(CheckInOffline, { input: input() })).toBe(
      'FORBIDDEN',
    );
    expect(await world.anonymous.refused(CheckInOffline, { input: input() })).toBe('UNAUTHENTICATED');
  });
});

describe('who is in line already (ruling 17)', () => {
  test('keeps the entry they have', async () => {
    const first = await checkIn();
    expect(await checkIn({ madeAt: '2026-06-15T11:40:00', partySize: 4 })).toMatchObject({
      alreadyInLine: true,
      checkInId: first.checkInId,
      publicId: null,
      position: 1,
      checkedInAt: first.checkedInAt,
    });
    expect(await queue()).toHaveLength(1);
  });

  test.each(['SEATED', 'CANCELED'] as const)(
    'and who was taken by the host since and is %s is not put in line once more',
    async (status) => {
      world.clock.set('2026-06-15T15:40:00Z');
      const entry = await world.business.checkIn(await world.business.customer('Ann', 'Lee', '2125550101'));
      await world.business.owner.must(SetCheckInStatus, { id: entry.id, status, version: 1 });
      world.clock.set('2026-06-15T16:00:00Z');
      expect(await checkIn()).toMatchObject({ alreadyInLine: true, checkInId: entry.id, status, position: null });
      expect(await world.rows(world.business.id, 'select from check_in')).toHaveLength(1);
    },
  );

  test.each(['SEATED', 'CANCELED'] as const)(
    'and who was in line already as it was made, and was %s before it arrived, was there once',
    async (status) => {
      world.clock.set('2026-06-15T15:20:00Z');
      const entry = await world.business.checkIn(await world.business.customer('Ann', 'Lee', '2125550101'));
      world.clock.set('2026-06-15T15:40:00Z');
      await world.business.owner.must(SetCheckInStatus, { id: entry.id, status, version: 1 });
      world.clock.set('2026-06-15T16:00:00Z');
      expect(await checkIn()).toMatchObject({ alreadyInLine: true, checkInId: entry.id, status, position: null });
      expect(await world.rows(world.business.id, 'select status from check_in')).toEqual([
        { status: status.toLowerCase() },
      ]);
    },
  );

  test('and who was left in line that day was there once, though it arrives a day later', async () => {
    world.clock.set('2026-06-15T15:20:00Z');
    const entry = await world.business.checkIn(await world.business.customer('Ann', 'Lee', '2125550101'));
    world.clock.set('2026-06-16T15:00:00Z');
    expect(await checkIn()).toMatchObject({ alreadyInLine: true, checkInId: entry.id, position: null });
    expect(await world.rows(world.business.id, 'select from check_in')).toHaveLength(1);
  });

  test('but who is left in line from the day before comes anew', async () => {
    world.clock.set('2026-06-14T16:00:00Z');
    await world.business.checkIn(await world.business.customer('Ann', 'Lee', '2125550101'));
    world.clock.set('2026-06-15T16:00:00Z');
    expect(await checkIn()).toMatchObject({ alreadyInLine: false, position: 1 });
  });

  test('who was here before, and was seated before it was made, comes again', async () => {
    world.clock.set('2026-06-15T14:00:00Z');
    const before = await world.business.checkIn(await world.business.customer('Ann', 'Lee', '2125550101'));
    await world.business.owner.must(SetCheckInStatus, { id: before.id, status: 'SEATED', version: 1 });
    world.clock.set('2026-06-15T16:00:00Z');
    expect(await checkIn()).toMatchObject({ alreadyInLine: false, position: 1 });
  });

  test('a request whose answer was lost is known by its time, from a kiosk that was launched anew as well', async () => {
    const first = await checkIn();
    await world.business.owner.must(SetCheckInStatus, { id: first.checkInId, status: 'SEATED', version: 1 });
    expect(await checkIn({}, await world.business.kiosk('Tablet'))).toMatchObject({
      alreadyInLine: true,
      checkInId: first.checkInId,
    });
    expect(await world.rows(world.business.id, 'select from check_in')).toHaveLength(1);
  });
});

describe('a check-in whose answer the kiosk did not get', () => {
  const lost = { 'idempotency-key': 'lost-1-lost-1' };
  const attempt = async () => {
    const { addPerson } = await kiosk.must(AddPerson, {
      input: { firstName: 'Ann', lastName: 'Lee', phone: '2125550101' },
    });
    const { data } = await kiosk.ask(CheckIn, { input: { handle: addPerson.handle } }, lost);
    return data!.checkIn.checkInId;
  };
  const madeAt = '2026-06-15T12:00:00';

  test('is known by its key, under another name and when they were seated meanwhile', async () => {
    const checkInId = await attempt();
    await world.business.owner.must(SetCheckInStatus, { id: checkInId, status: 'SEATED', version: 1 });
    const again = { firstName: 'Annie', lastName: 'Leigh', madeAt, attemptKey: lost['idempotency-key'] };
    expect(await checkIn(again)).toMatchObject({ checkInId, alreadyInLine: true, firstName: 'Ann', publicId: null });
    expect(await world.rows(world.business.id, 'select from check_in')).toHaveLength(1);
    expect(await world.rows(null, 'select from person')).toHaveLength(1);
  });

  test('is none that the kiosk names itself: answers hold what their caller calls an id', async () => {
    const theirs = await world.business.checkIn(await world.business.customer('Bea', 'Cruz'));
    await checkIn({ firstName: theirs.id, phone: '2125550102' });
    const [person] = (await kiosk.must(AgreementFindPersons, { phone: '2125550102' })).persons;
    const { data } = await kiosk.ask(CheckInUnderAnAlias, { input: { handle: person!.handle } }, lost);
    expect(data!.checkIn.checkInId).toBe(theirs.id);
    const receipt = await checkIn({ firstName: 'Cleo', madeAt, attemptKey: lost['idempotency-key'] });
    expect(receipt).toMatchObject({ firstName: 'Cleo', alreadyInLine: false });
  });

  test('is another one with the key of another kiosk, an unknown one, or once the host removed it', async () => {
    const checkInId = await attempt();
    const again = { firstName: 'Annie', madeAt, attemptKey: lost['idempotency-key'] };
    expect(await checkIn(again, await world.business.kiosk('Tablet'))).toMatchObject({ alreadyInLine: false });
    expect(await checkIn({ firstName: 'Ben', madeAt, attemptKey: 'unknown-1' })).toMatchObject({
      alreadyInLine: false,
    });
    await world.business.owner.must(DeleteCheckIns, { ids: [checkInId] });
    expect(await checkIn({ ...again, firstName: 'Cleo' })).toMatchObject({ alreadyInLine: false });
  });
});

describe('an Idempotency-Key', () => {
  test('replays the answer', async () => {
    const key = { 'idempotency-key': 'kept-1-kept-1' };
    const [first, second] = [
      await kiosk.ask(CheckInOffline, { input: input() }, key),
      await kiosk.ask(CheckInOffline, { input: input() }, key),
    ];
    expect(first.data!.checkInOffline).toMatchObject({ alreadyInLine: false });
    expect(second.data).toEqual(first.data);
  });

  test('fifty at once are one entry, in one moment or told to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        kiosk.ask(CheckInOffline, { input: input() }, { 'idempotency-key': 'kept-2-kept-2' }),
      ),
    );
    const answered = answers.filter(({ data }) => data);
    expect(answered.length).toBeGreaterThan(0);
    for (const { data } of answered) expect(data).toEqual(answered[0]!.data);
    expect(answered[0]!.data!.checkInOffline.alreadyInLine).toBe(false);
    expect(new Set(answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []))).toEqual(
      new Set(answered.length === 50 ? [] : ['IN_FLIGHT']),
    );
    expect(await world.rows(world.business.id, 'select from check_in')).toHaveLength(1);
    expect(await world.rows(null, 'select from person')).toHaveLength(1);
  });
});

test('fifty at once without a key are one entry too', async () => {
  const receipts = await Promise.all(Array.from({ length: 50 }, () => checkIn()));
  expect(receipts.filter(({ alreadyInLine }) => !alreadyInLine)).toHaveLength(1);
  expect(await world.rows(world.business.id, 'select from check_in')).toHaveLength(1);
});

describe('local time', () => {
  const at = (written: string, now: string, zone = 'America/New_York') =>
    madeAtOf(written, { timeZone: zone, now: new Date(now), maxHours: 24 }).toISOString();

  test.each([
    ['the day before the clocks go back', '2026-10-31T23:30:00', '2026-11-01T06:00:00Z', '2026-11-01T03:30:00.000Z'],
    [
      'the hour that comes twice, its first time not over',
      '2026-11-01T01:30:00',
      '2026-11-01T05:40:00Z',
      '2026-11-01T05:30:00.000Z',
    ],
    [
      'the hour that comes twice, its second time',
      '2026-11-01T01:30:00',
      '2026-11-01T06:40:00Z',
      '2026-11-01T06:30:00.000Z',
    ],
    [
      'the hour that comes twice, with its offset',
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T06:40:00Z',
      '2026-11-01T05:30:00.000Z',
    ],
    ['the hour that never was', '2026-03-08T02:30:00', '2026-03-08T08:00:00Z', '2026-03-08T07:30:00.000Z'],
    ['across the hour that never was', '2026-03-08T01:59:59', '2026-03-08T07:00:01Z', '2026-03-08T06:59:59.000Z'],
    ['the last day of the year', '2026-12-31T23:59:59', '2027-01-01T05:00:00Z', '2027-01-01T04:59:59.000Z'],
    ['29 February', '2028-02-29T12:00:00', '2028-02-29T18:00:00Z', '2028-02-29T17:00:00.000Z'],
  ])('%s', (_what, written, now, expected) => {
    expect(at(written, now)).toBe(expected);
  });

  test('24 hours are 24 hours on days of 23 and 25 hours', () => {
    expect(at('2026-03-07T12:00:00', '2026-03-08T17:00:00Z')).toBe('2026-03-07T17:00:00.000Z');
    expect(() => at('2026-03-07T11:59:59', '2026-03-08T17:00:00Z')).toThrow('24 hours');
    expect(at('2026-10-31T13:00:00', '2026-11-01T17:00:00Z')).toBe('2026-10-31T17:00:00.000Z');
    expect(() => at('2026-10-31T12:59:59', '2026-11-01T17:00:00Z')).toThrow('24 hours');
  });

  test("is read in the business's zone", () => {
    expect(at('2026-06-15T09:00:00', '2026-06-15T17:00:00Z', 'America/Los_Angeles')).toBe('2026-06-15T16:00:00.000Z');
    expect(at('2026-06-15T06:00:00', '2026-06-15T17:00:00Z', 'Pacific/Honolulu')).toBe('2026-06-15T16:00:00.000Z');
  });
});
