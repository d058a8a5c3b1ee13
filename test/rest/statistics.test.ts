import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { useWorld } from '../world/use-world.js';
import { SetCheckInStatus } from '../check-ins/status.generated.js';

const world = useWorld({ at: '2026-06-14T16:00:00Z', plan: Plan.PLUS });

beforeEach(async () => {
  // a Sunday, noon in New York
  await world.business.checkIn();
  world.clock.set('2026-06-15T16:00:00Z');
  const party = await world.business.checkIn(await world.business.customer(), { partySize: 12 });
  world.clock.forward(9 * 60_000);
  await world.business.owner.must(SetCheckInStatus, { id: party.id, status: 'SEATED', version: 1 });
  await world.business.changeCheckIn(party, { quoteLow: 5, quoteHigh: 10, rating: 4, ratedAt: world.clock.now() });
});

const setPlan = (plan: Plan) => world.business.change({ plan });
const ask = (data?: unknown, by = world.business.owner) =>
  by.get<{ days: { date: string }[]; hours: object; weekdays: object; ratings: object }>(
    '/api/business/get-checkin-stats',
    data === undefined ? {} : { data: typeof data === 'string' ? data : JSON.stringify(data) },
  );
const daysOf = async (data?: unknown) => (await ask(data)).body.days.map(({ date }) => date);

const SUNDAY = {
  totalCheckins: 1,
  totalSeated: 0,
  totalCanceled: 0,
  totalNoShows: 0,
  waitMedianMinutes: null,
  waitP90Minutes: null,
};
const MONDAY = {
  totalCheckins: 1,
  totalSeated: 1,
  totalCanceled: 0,
  totalNoShows: 0,
  waitMedianMinutes: 9,
  waitP90Minutes: 9,
};

describe('get-checkin-stats', () => {
  test('tells totals, days, hours, weekdays, party sizes, ratings and quotes', async () => {
    const { status, body } = await ask({ from: '2026-06-14', to: '2026-06-15' });
    const { hours, weekdays, ratings, ...more } = body;
    expect(status).toBe(200);
    expect(more).toEqual({
      from: '2026-06-14',
      to: '2026-06-15',
      totalCheckins: 2,
      totalSeated: 1,
      totalCanceled: 0,
      totalNoShows: 0,
      totalNewCustomers: 2,
      totalReturningCustomers: 0,
      waitMedianMinutes: 9,
      waitP90Minutes: 9,
      days: [
        { date: '2026-06-14', ...SUNDAY },
        { date: '2026-06-15', ...MONDAY },
      ],
      partySizes: [
        { party_size: 1, totalCheckins: 1 },
        { party_size: 10, totalCheckins: 1 },
      ],
      quoteAccuracy: { quotes: 1, within: 1, promisedPercent: 80, keptPercent: 100 },
    });
    expect(hours).toEqual(
      Array.from({ length: 24 }, (_, hour) => ({
        hour,
        totalCheckins: hour === 12 ? 2 : 0,
        waitMedianMinutes: hour === 12 ? 9 : null,
      })),
    );
    expect(weekdays).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        totalCheckins: weekday === 1 || weekday === 7 ? 1 : 0,
        waitMedianMinutes: weekday === 1 ? 9 : null,
      })),
    );
    expect(ratings).toEqual([1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating === 4 ? 1 : 0 })));
  });

  test.each([[undefined], [{}], [{ sortType: 'Today' }], [{ sortType: 'Today', sortDate: '2026-06-14' }]])(
    'data %p is of today',
    async (data) => {
      expect(await daysOf(data)).toEqual(['2026-06-15']);
    },
  );

  test('is of one day where sortType is Date, and from one to another else', async () => {
    expect(await daysOf({ sortType: 'Date', sortDate: '2026-06-14' })).toEqual(['2026-06-14']);
    expect(await daysOf({ sortType: 'date', sortDate: '2026-06-14' })).toEqual(['2026-06-14']);
    expect(await daysOf({ from: '2026-06-13' })).toEqual(['2026-06-13', '2026-06-14', '2026-06-15']);
    expect(await daysOf({ to: '2026-06-16' })).toEqual(['2026-06-15', '2026-06-16']);
  });

  test('Today is for everybody without a plan; other days are not', async () => {
    await setPlan(Plan.NONE);
    expect(await ask({}, await world.business.as(Role.STAFF))).toMatchObject({
      status: 200,
      body: { totalCheckins: 1 },
    });
    expect(await ask({ from: '2026-06-14' })).toMatchObject({
      status: 403,
      body: { message: 'Statistics of more than today are part of the Plus plan.', code: 'INVALID_PLAN' },
    });
    expect(await ask({ from: '2026-06-14' }, await world.business.as(Role.STAFF))).toMatchObject({
      status: 403,
      body: { message: expect.any(String), code: 'FORBIDDEN' },
    });
    expect(await ask({}, world.anonymous)).toMatchObject({ status: 401, body: { message: expect.any(String) } });
  });

  test.each([
    [{ from: '2026-06-16', to: '2026-06-15' }, 'to'],
    [{ from: '2025-06-14', to: '2026-06-15' }, 'from'],
    [{ from: 'yesterday' }, 'from'],
    [{ to: 7 }, 'to'],
    [{ sortType: 'Date', sortDate: '2026-02-30' }, 'sortDate'],
    [{ sortType: 'Date', sortDate: '' }, 'sortDate'],
    [{ sortType: 'Date' }, 'sortDate'],
    ['no JSON', 'data'],
    ['7', 'data'],
  ])('%j is no range', async (data, field) => {
    expect(await ask(data)).toMatchObject({
      status: 422,
      body: { message: expect.any(String), code: 'INVALID_INPUT', field },
    });
  });
});
