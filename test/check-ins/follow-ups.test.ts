import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { sql } from '../../server/core/database/sql.js';
import { MEASURE_PACE } from '../../server/domain/check-ins/check-in-jobs.js';
import { askAsSuperuser } from '../setup/database.js';
import { takeJobs } from '../world/plant.js';
import type { TestCheckIn } from '../world/TestBusiness.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { setStatus } from './call-ups.js';
import { steadyPace } from './paces.js';
import { UndoCheckInStatus } from './status.generated.js';

const HOUR_MS = 3_600_000;

// The worker's own clock is PostgreSQL's.
const world = useWorld({ plan: Plan.BUSINESS, at: new Date() });
let first: TestCheckIn;
let second: TestCheckIn;
let third: TestCheckIn;
beforeEach(async () => {
  [first, second, third] = [
    await world.business.checkIn(),
    await world.business.checkIn(),
    await world.business.checkIn(),
  ];
});

/** The revision of a job counts how often it was enqueued. */
const jobs = () =>
  askAsSuperuser('select key, revision from graphile_worker._private_jobs order by key collate "C"') as Promise<
    { key: string; revision: number }[]
  >;
const keys = async () => (await jobs()).map(({ key }) => key);

describe('a change of status', () => {
  test('asks for no job that waits already', async () => {
    await setStatus(world.business, first, 'SEATED');
    const before = await jobs();
    expect(before.map(({ key }) => key)).toEqual(
      ['ask-unseated', 'measure-pace', 'tell-close-later', 'tell-close'].map((job) => `${job}:${world.business.id}`),
    );
    await setStatus(world.business, second, 'SEATED');
    expect(await jobs()).toEqual(before);
  });

  test('looks for nobody who is close where nobody is to be told', async () => {
    for (const party of [first, second, third])
      await world.business.changeCheckIn(party, { closeToldAt: world.clock.now() });
    await setStatus(world.business, first, 'SEATED');
    expect(await keys()).not.toContain(`tell-close:${world.business.id}`);
  });

  test('has the pace measured when ten minutes are over', async () => {
    const measuredAt = world.clock.now();
    await world.business.hasPace(steadyPace(measuredAt, 5));
    await world.forgetJobs();
    await setStatus(world.business, first, 'SEATED');
    expect(await world.jobs(MEASURE_PACE.name)).toMatchObject([
      { runAt: new Date(measuredAt.getTime() + 10 * 60_000) },
    ]);
  });

  test('has the pace measured within ten minutes where a clock that was ahead measured it', async () => {
    const now = world.clock.now();
    await world.business.hasPace(steadyPace(new Date(now.getTime() + 48 * HOUR_MS), 5));
    await world.forgetJobs();
    await setStatus(world.business, first, 'SEATED');
    const [job] = await world.jobs(MEASURE_PACE.name);
    expect(job!.runAt.getTime()).toBeLessThanOrEqual(now.getTime() + 11 * 60_000);
  });

  test('cannot be undone for longer because a clock was ahead', async () => {
    await setStatus(world.business, first, 'SEATED');
    world.clock.forward(-HOUR_MS);
    expect((await world.business.owner.ask(UndoCheckInStatus, { id: first.id, version: 2 })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT' } },
    ]);
  });

  test('keeps the pace where too few visits tell another', async () => {
    const known = steadyPace(new Date(world.clock.now().getTime() - HOUR_MS), 5);
    await world.business.hasPace(known);
    await setStatus(world.business, first, 'SEATED');
    await world.runJob(MEASURE_PACE, world.business.id, {});
    expect(await world.rows(world.business.id, 'select call_pace from check_in_app')).toEqual([{ call_pace: known }]);
  });

  test('of a party that was seated late asks for its feedback by a job of its own: the one of the business may have passed it', async () => {
    world.clock.forward(2 * HOUR_MS + 1000);
    await setStatus(world.business, first, 'SEATED');
    expect(await keys()).toContain(`ask-feedback:${first.id}`);
    await setStatus(world.business, second, 'SEATED');
    expect(await keys()).toContain(`ask-feedback:${second.id}`);
  });

  test('brings the job that finds it where feedback was switched on meanwhile', async () => {
    await world.forgetJobs();
    world.clock.forward(HOUR_MS);
    await setStatus(world.business, first, 'SEATED');
    expect(await world.jobs('ask-unseated')).toMatchObject([
      { payload: { businessId: world.business.id }, runAt: new Date(world.clock.now().getTime() + 2 * HOUR_MS) },
    ]);
  });
});

test('a check-in has the pace measured where there is none', async () => {
  await world.business.hasPace(null);
  await world.forgetJobs();
  await world.business.checkIn();
  expect(await keys()).toContain(`measure-pace:${world.business.id}`);
});

describe('a job that is asked for once', () => {
  const AVAILABLE = 'select id from graphile_worker._private_jobs where is_available for update skip locked';
  const WAITING = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const ask = (runAt: Date | null) => ({ runAt, key: 'some-key', once: true });

  beforeEach(() => world.forgetJobs());

  test('is taken by no worker before all who asked for it have committed', async () => {
    await world.inContext(world.business.id, async (context) => context.enqueue(MEASURE_PACE, {}, ask(null)));
    await world.inContext(world.business.id, async (context) => {
      context.enqueue(MEASURE_PACE, {}, ask(new Date(Date.now() + HOUR_MS)));
      await context.db.rows(sql`select 1 as one`);
      expect(await askAsSuperuser(AVAILABLE)).toEqual([]);
    });
    expect(await askAsSuperuser(AVAILABLE)).toHaveLength(1);
  });

  test('is another one while it runs', async () => {
    const enqueue = () =>
      world.inContext(world.business.id, async (context) => context.enqueue(MEASURE_PACE, {}, ask(null)));
    await enqueue();
    await takeJobs();
    await enqueue();
    expect(await askAsSuperuser(AVAILABLE)).toHaveLength(1);
  });

  test('keeps the earliest time, also of two who ask at once', async () => {
    const [soon, late] = [1, 2].map((hours) => new Date(Date.now() + hours * HOUR_MS)) as [Date, Date];
    for (const order of [
      [soon, late],
      [late, soon],
    ]) {
      await world.forgetJobs();
      let other: Promise<void> | undefined;
      await world.inContext(world.business.id, async (context) => {
        context.enqueue(MEASURE_PACE, {}, ask(order[0]!));
        await context.db.rows(sql`select 1 as one`);
        other = world.inContext(world.business.id, async (next) => next.enqueue(MEASURE_PACE, {}, ask(order[1]!)));
        await until(async () => (await askAsSuperuser(WAITING)).length > 0, 'the second to wait for the first');
      });
      await other;
      expect(await world.jobs(MEASURE_PACE.name)).toMatchObject([{ runAt: soon }]);
    }
  });
});
