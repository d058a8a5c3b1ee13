import { beforeEach, expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { MEASURE_PACE, SUM_DAYS } from '../../server/domain/check-ins/check-in-jobs.js';
import { statementsOf } from '../database/statements.js';
import { useWorld } from '../world/use-world.js';
import { PastDays, type Visit } from './past-days.js';
import { expectedStatistics } from './statistics-oracle.js';
import { CheckInStatistics } from './statistics.generated.js';
import { DeleteCheckIns } from './check-in.generated.js';
import { LeaveQueue } from './place-in-line.generated.js';
import { SetCheckInStatus } from './status.generated.js';
import { plantDaySums } from '../world/plant.js';

const ZONE = 'America/New_York';
const [FROM, TO] = ['2026-06-10', '2026-06-12'];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const world = useWorld({ business: false, at: '2026-06-09T12:00:00Z' });
let days: PastDays;
beforeEach(async () => {
  days = await PastDays.open(world, ZONE);
  await days.live(
    Array.from({ length: 12 }, (_, index) =>
      visit(index, Date.parse('2026-06-10T14:00:00Z') + index * 5 * 60 * MINUTE),
    ),
  );
  world.clock.set('2026-06-17T12:00:00Z');
});

/** Parties of every kind: seated, canceled, no-show, back in line, rated. */
function visit(index: number, at: number): Visit {
  const steps = [
    [
      ['READY', 9],
      ['SEATED', 5],
      ['rate', 3],
    ],
    [
      ['READY', 4],
      ['no-show', 20],
    ],
    [
      ['SEATED', 12],
      ['undo', 0.1],
      ['READY', 3],
    ],
    [['leave', 7]],
  ] as const;
  return {
    at,
    customer: index % 5,
    by: index % 2 ? 'kiosk' : 'host',
    lateMinutes: 0,
    partySize: 1 + (index % 4),
    steps: steps[index % 4]!.map(([act, afterMinutes]) => ({ act, afterMinutes, number: 4 })),
  };
}

const statistics = async (from = FROM, to = TO) =>
  (await days.business.owner.must(CheckInStatistics, { from, to })).checkInStatistics;
const keptDays = async () =>
  (
    await world.rows<{ date: string }>(
      days.business.id,
      'select date::text as date from check_in_day_sums order by date',
    )
  ).map(({ date }) => date);
const expected = () => expectedStatistics(days.made, ZONE, FROM, TO);

test('say the same as counting each check-in, for all days and for some', async () => {
  expect(await statistics()).toEqual(expected());
  await world.runJob(SUM_DAYS, days.business.id, {});
  expect(await keptDays()).toEqual(['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14']);
  expect(await statistics()).toEqual(expected());
  expect(await statistics('2026-06-11', '2026-06-11')).toEqual(
    expectedStatistics(days.made, ZONE, '2026-06-11', '2026-06-11'),
  );
  expect(await statistics('2026-06-09', '2026-06-17')).toEqual(
    expectedStatistics(days.made, ZONE, '2026-06-09', '2026-06-17'),
  );
});

test('are what the statistics read', async () => {
  await world.runJob(SUM_DAYS, days.business.id, {});
  await plantDaySums(days.business, '2026-06-11');
  expect((await statistics('2026-06-11', '2026-06-11')).total).toBe(1000);
});

test('leave only days without them to be counted, also where the range begins before the first check-in', async () => {
  await world.runJob(SUM_DAYS, days.business.id, {});
  const statements = (await statementsOf(() => statistics('2026-06-01', '2026-06-17'))).flat();
  const statement = statements.find(({ text }) => text?.includes('unnest(wait_hours)'))!;
  expect(statement.values).toContainEqual(DateTime.fromISO('2026-06-15', { zone: ZONE }).toJSDate());
  expect(statement.values).not.toContainEqual(DateTime.fromISO('2026-06-01', { zone: ZONE }).toJSDate());
});

test('of a day go when something of it changes later, and come back', async () => {
  await world.runJob(SUM_DAYS, days.business.id, {});
  const party = days.made.find(({ at }) => DateTime.fromMillis(at, { zone: ZONE }).toISODate() === '2026-06-11')!;
  await days.business.owner.must(DeleteCheckIns, { ids: [party.id] });
  party.isDeleted = true;
  expect(await keptDays()).toEqual(['2026-06-10', '2026-06-12', '2026-06-13', '2026-06-14']);
  expect(await statistics()).toEqual(expected());
  expect(await world.jobs('sum-days')).toMatchObject([{ payload: { businessId: days.business.id } }]);
  await world.runJob(SUM_DAYS, days.business.id, {});
  expect(await keptDays()).toContain('2026-06-11');
  expect(await statistics()).toEqual(expected());
});

test('of a day go when a party leaves it by its old link', async () => {
  const { publicId } = await days.business.checkIn();
  world.clock.forward(7 * DAY);
  await world.runJob(SUM_DAYS, days.business.id, {});
  expect(await statistics('2026-06-17', '2026-06-17')).toMatchObject({ total: 1, canceled: 0 });
  await world.anonymous.must(LeaveQueue, { publicId });
  expect(await statistics('2026-06-17', '2026-06-17')).toMatchObject({ total: 1, canceled: 1 });
});

test('are counted anew once the business has another clock', async () => {
  await world.runJob(SUM_DAYS, days.business.id, {});
  await days.business.change({ timeZone: 'Asia/Tokyo' });
  const inTokyo = expectedStatistics(days.made, 'Asia/Tokyo', FROM, TO);
  expect(await statistics()).toEqual(inTokyo);
  await world.runJob(SUM_DAYS, days.business.id, {});
  expect(await statistics()).toEqual(inTokyo);
});

test('are asked for by the measuring of the pace, once, on the first busy moment of a day', async () => {
  const customer = await days.business.customer('Zoe');
  const { id, version } = await days.business.checkIn(customer);
  await days.business.owner.must(SetCheckInStatus, { id, status: 'SEATED', version });
  world.clock.forward(DAY / 24);
  await world.runJob(MEASURE_PACE, days.business.id, {});
  expect(await world.jobs('sum-days')).toHaveLength(1);
  await world.runJob(SUM_DAYS, days.business.id, {});
  await world.forgetJobs();
  world.clock.forward(DAY / 24);
  await world.runJob(MEASURE_PACE, days.business.id, {});
  expect(await world.jobs('sum-days')).toEqual([]);
});
