import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { Parties } from '../messages/Parties.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { PastDays, visitsBetween, type Visit } from './past-days.js';
import { daysOf, expectedStatistics } from './statistics-oracle.js';
import { CheckInStatistics } from './statistics.generated.js';
import { setStatus } from './call-ups.js';
import { plantWaits } from '../world/plant.js';

const MINUTE = 60_000;
const SEED = 20_261_121;

const world = useWorld({ business: false });

const statistics = async (by: Actor, variables: { from?: string | null; to?: string | null } = {}) =>
  (await by.must(CheckInStatistics, variables)).checkInStatistics;

describe('the statistics are those that one counts from what was made', () => {
  const lived = new Set<string>();

  test.each([
    ['America/New_York', '2026-10-30', '2026-11-02'], // the hour from 1:00 comes twice
    ['America/Los_Angeles', '2026-03-06', '2026-03-09'], // and the one from 2:00 never
    ['America/Havana', '2026-10-31', '2026-11-03'], // two midnights
    ['America/Havana', '2026-03-07', '2026-03-10'], // none
    ['Australia/Lord_Howe', '2026-04-03', '2026-04-06'], // half an hour
    ['Asia/Kathmandu', '2026-06-15', '2026-06-17'],
  ])('in %s from %s to %s', async (timeZone, from, to) => {
    const midnights = [...daysOf(from, to), DateTime.fromISO(to).plus({ days: 1 }).toISODate()!].map((date) =>
      DateTime.fromISO(date, { zone: timeZone }).toMillis(),
    );
    const [first, last] = [midnights[0]!, midnights.at(-1)!];
    world.clock.set(new Date(first - 24 * 60 * MINUTE));
    const days = await PastDays.open(world, timeZone);
    const other = await PastDays.open(world, timeZone);
    const [visits, foreign] = fc.sample(
      fc.array(
        visitsBetween(first - 90 * MINUTE, last + 90 * MINUTE, [
          ...midnights,
          ...changesBetween(first, last, timeZone),
        ]),
        { minLength: 40, maxLength: 40, size: 'max' },
      ),
      { numRuns: 2, seed: SEED },
    );
    await other.live(foreign!.slice(0, 10));
    await days.live(visits!);
    for (const act of days.acts) lived.add(act);
    world.clock.set(new Date(last - MINUTE));

    const expected = (start: string, end: string) => expectedStatistics(days.made, timeZone, start, end);
    expect(await statistics(days.business.owner, { from, to })).toEqual(expected(from, to));
    for (const day of daysOf(from, to))
      expect(await statistics(days.business.owner, { from: day, to: day })).toEqual(expected(day, day));
    expect(await statistics(await days.business.as(Role.STAFF))).toEqual(expected(to, to));
    expect(await statistics(other.business.owner, { from, to })).toEqual(
      expectedStatistics(other.made, timeZone, from, to),
    );
    expect(expected(from, to)).toMatchObject({
      total: expect.any(Number),
      quoteAccuracy: { quotes: expect.any(Number) },
    });
  });

  test('everything that can happen to a party did happen, and was refused at times', () => {
    const acts = [
      'host',
      'kiosk',
      'offline',
      'READY',
      'SEATED',
      'CANCELED',
      'CHECKED_IN',
      'no-show',
      'leave',
      'undo',
      'delete',
      'restore',
      'rate',
      'resize',
    ];
    expect(acts.filter((act) => !lived.has(act))).toEqual([]);
    expect(['host', 'undo', 'rate'].filter((act) => !lived.has(`${act} refused`))).toEqual([]);
  });
});

/** The instants at which that clock is put back or forward. */
function changesBetween(from: number, to: number, timeZone: string): number[] {
  const offsetAt = (at: number) => DateTime.fromMillis(at, { zone: timeZone }).offset;
  return Array.from({ length: (to - from) / (30 * MINUTE) }, (_, index) => from + index * 30 * MINUTE).filter(
    (at) => offsetAt(at) !== offsetAt(at - 1),
  );
}

describe('one party', () => {
  const NOON = Date.parse('2026-06-15T16:00:00Z');
  let days: PastDays;
  beforeEach(async () => {
    days = await PastDays.open(world, 'America/New_York');
  });

  const visit = (
    more: Partial<Visit>,
    ...steps: [act: Visit['steps'][number]['act'], afterMinutes: number][]
  ): Visit => ({
    at: NOON,
    customer: 1,
    by: 'kiosk',
    lateMinutes: 0,
    partySize: 2,
    ...more,
    steps: steps.map(([act, afterMinutes]) => ({ act, afterMinutes, number: 5 })),
  });
  const lived = async (...visits: Visit[]) => {
    await days.live(visits);
    return statistics(days.business.owner);
  };

  test('that is seated without a call has waited until then, and its quote is judged by that', async () => {
    const found = await lived(visit({}, ['SEATED', 1]));
    expect(found).toMatchObject({
      total: 1,
      seated: 1,
      waitMedianMinutes: 1,
      waitP90Minutes: 1,
      quoteAccuracy: { quotes: 1, within: 1, promisedPercent: 80, keptPercent: 100 },
    });
  });

  test('that is called up and seated later has waited until the call', async () => {
    expect(await lived(visit({}, ['READY', 1], ['SEATED', 60]))).toMatchObject({
      seated: 1,
      waitMedianMinutes: 1,
      quoteAccuracy: { within: 1 },
    });
  });

  test.each([
    ['READY', 'undo', 0.1],
    ['SEATED', 'undo', 0.1],
    ['READY', 'CHECKED_IN', 5],
    ['SEATED', 'CHECKED_IN', 5],
  ] as const)('whose %s is taken back by %s waits on', async (act, back, after) => {
    expect(await lived(visit({}, [act, 3], [back, after]))).toMatchObject({
      total: 1,
      seated: 0,
      waitMedianMinutes: null,
      quoteAccuracy: null,
    });
    expect(await lived(visit({ customer: 2 }, [act, 3], [back, after], ['READY', 6]))).toMatchObject({
      waitMedianMinutes: Math.floor(9 + after),
      quoteAccuracy: { quotes: 1 },
    });
  });

  test.each([['CHECKED_IN'], ['CANCELED'], ['SEATED']] as const)(
    'keeps its call when the %s after it was taken back',
    async (act) => {
      expect(await lived(visit({}, ['READY', 1], [act, 2], ['undo', 0.1]))).toMatchObject({
        total: 1,
        seated: 0,
        canceled: 0,
        waitMedianMinutes: 1,
      });
    },
  );

  test.each([
    ['leave', { canceled: 1, noShows: 0 }],
    ['CANCELED', { canceled: 1, noShows: 0 }],
    ['no-show', { canceled: 0, noShows: 1 }],
  ] as const)('that ends with %s before a call has no wait, and its quote says nothing', async (act, counts) => {
    expect(await lived(visit({}, [act, 30]))).toMatchObject({
      total: 1,
      ...counts,
      waitMedianMinutes: null,
      quoteAccuracy: null,
    });
  });

  test('that does not come once it was called up has waited until the call', async () => {
    expect(await lived(visit({}, ['READY', 1], ['no-show', 30]))).toMatchObject({
      noShows: 1,
      canceled: 0,
      waitMedianMinutes: 1,
      quoteAccuracy: { quotes: 1, within: 1 },
    });
  });

  test('that asked for more time keeps its first call', async () => {
    const parties = await Parties.open(world, { plan: Plan.BUSINESS });
    const ann = await parties.party('Ann');
    world.clock.forward(7 * MINUTE);
    await parties.callUp(ann.id);
    await parties.deliverAll();
    await parties.texts(ann.phone, '10 more minutes');
    world.clock.forward(10 * MINUTE);
    await parties.callUp(ann.id);
    expect(await statistics(parties.business.owner)).toMatchObject({ total: 1, waitMedianMinutes: 7 });
  });

  test('right at midnight is of the new day, and a second before of the old one', async () => {
    const midnight = Date.parse('2026-06-16T04:00:00Z');
    await days.live([visit({ at: midnight - 1000, partySize: 3 }), visit({ at: midnight, customer: 2, partySize: 4 })]);
    const sizesOf = async (day: string) => (await statistics(days.business.owner, { from: day, to: day })).partySizes;
    expect([await sizesOf('2026-06-15'), await sizesOf('2026-06-16')]).toEqual([
      [{ size: 3, count: 1 }],
      [{ size: 4, count: 1 }],
    ]);
  });

  test('that is called up the day after has waited for that long', async () => {
    const parties = await Parties.open(world, { plan: Plan.BUSINESS });
    const ann = await parties.party('Ann');
    world.clock.forward(47 * 60 * MINUTE);
    await parties.callUp(ann.id);
    expect(await statistics(parties.business.owner, { from: '2026-06-15', to: '2026-06-15' })).toMatchObject({
      total: 1,
      waitMedianMinutes: 47 * 60,
      days: [{ waitP90Minutes: 47 * 60 }],
    });
  });

  test('of a kiosk without a network counts from when it was made and has no quote', async () => {
    expect(await lived(visit({ by: 'offline', lateMinutes: 90 }, ['SEATED', 5]))).toMatchObject({
      waitMedianMinutes: 95,
      quoteAccuracy: null,
      hours: expect.arrayContaining([{ hour: 12, total: 1, waitMedianMinutes: 95 }]),
    });
  });

  test('has the quote stored that it was told, at both ends a minute that counts as kept', async () => {
    // A party that is being served, so that the others wait.
    await days.live([visit({ customer: 9 }, ['SEATED', 0])]);
    const ends: ((quote: { lowMinutes: number; highMinutes: number }) => number)[] = [
      ({ lowMinutes }) => lowMinutes * 60 - 1,
      ({ lowMinutes }) => lowMinutes * 60,
      ({ highMinutes }) => highMinutes * 60,
      ({ highMinutes }) => highMinutes * 60 + 1,
    ];
    for (const [index, secondsOf] of ends.entries()) {
      const at = world.clock.now().getTime() + 5 * MINUTE;
      await days.live([visit({ customer: 10 + index, at })]);
      const { id, quote } = days.made.at(-1)!;
      expect(
        await world.rows(days.business.id, 'select quote_low, quote_high from check_in order by id desc limit 1'),
      ).toEqual([{ quote_low: quote!.lowMinutes, quote_high: quote!.highMinutes }]);
      expect(quote!.lowMinutes).toBeGreaterThan(0);
      world.clock.set(new Date(at + secondsOf(quote!) * 1000));
      await setStatus(days.business, { id }, 'SEATED');
    }
    expect((await statistics(days.business.owner)).quoteAccuracy).toEqual({
      quotes: 5,
      within: 3,
      promisedPercent: 80,
      keptPercent: 60,
    });
  });
});

test('the 90th percentile is the smallest wait that 9 of 10 do not exceed', async () => {
  const business = await world.aBusiness();
  const { id } = await business.customer();
  await plantWaits(business, id, 110);
  expect(await statistics(business.owner)).toMatchObject({ total: 110, waitMedianMinutes: 55.5, waitP90Minutes: 99 });
});

describe('who may ask for which days', () => {
  const refusal = async (by: Actor, variables: object) =>
    (await by.ask(CheckInStatistics, variables as Record<string, unknown>)).errors?.[0]?.extensions;
  const PAST = { from: '2026-06-01', to: '2026-06-14' };

  test.each([Role.OWNER, Role.MANAGER, Role.FRONT_DESK, Role.STAFF])(
    'role %i: Today without a plan, however it is asked for',
    async (role) => {
      const by = await (await world.aBusiness({ plan: Plan.NONE })).as(role);
      for (const variables of [
        {},
        { from: null, to: null },
        { from: '2026-06-15' },
        { to: '2026-06-15' },
        { from: '2026-06-15', to: '2026-06-15' },
      ]) {
        expect(await statistics(by, variables)).toMatchObject({
          from: '2026-06-15',
          to: '2026-06-15',
          total: 0,
          days: [{ date: '2026-06-15' }],
          quoteAccuracy: null,
        });
      }
    },
  );

  test.each([Role.FRONT_DESK, Role.STAFF])('role %i: no other days, whatever the plan', async (role) => {
    const by = await (await world.aBusiness({ plan: Plan.BUSINESS })).as(role);
    for (const variables of [
      PAST,
      { from: '2026-06-14' },
      { to: '2026-06-16' },
      { from: '2026-06-14', to: '2026-06-14' },
    ])
      expect(await refusal(by, variables)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each([
    [Plan.NONE, false],
    [Plan.BASIC, false],
    [Plan.STANDARD, false],
    [Plan.PLUS, true],
    [Plan.BUSINESS, true],
  ])('owner and manager with plan %s: %p', async (plan, isAllowed) => {
    const business = await world.aBusiness({ plan });
    for (const by of [business.owner, await business.as(Role.MANAGER)]) {
      if (isAllowed) expect(await statistics(by, PAST)).toMatchObject({ ...PAST, total: 0 });
      else expect(await refusal(by, PAST)).toMatchObject({ code: 'INVALID_PLAN', details: { feature: 'reports' } });
    }
  });

  test('where one is left out it is today, by the clock of the business', async () => {
    world.clock.set('2026-06-16T03:59:59Z'); // still the 15th in New York
    const { owner } = await world.aBusiness({ plan: Plan.PLUS });
    expect(await statistics(owner, { from: '2026-06-10' })).toMatchObject({ from: '2026-06-10', to: '2026-06-15' });
    expect(await statistics(owner, { to: '2026-06-20' })).toMatchObject({ from: '2026-06-15', to: '2026-06-20' });
    expect(await refusal(owner, { to: '2026-06-14' })).toMatchObject({ code: 'INVALID_INPUT', field: 'to' });
    expect(await refusal(owner, { from: '2026-06-16' })).toMatchObject({ code: 'INVALID_INPUT', field: 'to' });
    world.clock.set('2026-06-16T04:00:00Z');
    expect(await statistics(owner)).toMatchObject({ from: '2026-06-16', to: '2026-06-16' });
  });

  test('366 days are the most', async () => {
    const { owner } = await world.aBusiness({ plan: Plan.PLUS });
    expect((await statistics(owner, { from: '2025-06-15', to: '2026-06-15' })).days).toHaveLength(366);
    expect(await refusal(owner, { from: '2025-06-14', to: '2026-06-15' })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'from',
    });
    expect(await refusal(owner, { from: '2026-06-15', to: '2026-06-14' })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'to',
    });
  });

  test.each([
    '',
    ' ',
    'today',
    '2026-02-30',
    '2026-13-01',
    '2026-6-1',
    '20260615',
    '2026-06-15T00:00:00',
    '2026-W25-1',
    '0000-00-00',
    '9999-12-31',
    '+002026-06-15',
    "2026-06-15'; select 1",
  ])('%p is no day', async (nonsense) => {
    const { owner } = await world.aBusiness({ plan: Plan.PLUS });
    expect(await refusal(owner, { from: nonsense, to: '2026-06-15' })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'from',
    });
    expect(await refusal(owner, { from: '2026-06-15', to: nonsense })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'to',
    });
  });
});
