import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { CANCEL_OVERDUE } from '../../server/domain/check-ins/check-in-jobs.js';
import { JOBS } from '../../server/modules.js';
import { startJobs } from '../../server/core/jobs/start-jobs.js';
import { workerDatabase } from '../setup/database.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { until } from '../world/until.js';
import { openWorld, type World } from '../world/World.js';
import { jobsOf, NO_SHOW, seen, setStatus, TRAIL, UNDO, type SeenCheckIn } from './call-ups.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.parse('2026-06-15T16:00:00Z');
let world: World;
let shop: TestBusiness;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.empty();
  world.clock.set(new Date(START));
  shop = await world.aBusiness({ plan: Plan.STANDARD });
});

const noShow = async (id: string, version: number): Promise<SeenCheckIn> =>
  (await shop.owner.must(NO_SHOW, { id, version })).markNoShow;
const undo = (id: string, version: number) => shop.owner.ask(UNDO, { id, version });
const grace = (minutes: number) =>
  shop.owner.must('mutation($minutes: Int!) { updateCheckInApp(input: { graceMinutes: $minutes }) { graceMinutes } }', {
    minutes,
  });
const runJob = (id: string) => world.runJob(CANCEL_OVERDUE, shop.id, { checkInId: id });
const at = async (milliseconds: number, id: string) => {
  world.clock.set(new Date(START + milliseconds));
  await runJob(id);
  return seen(shop, { id });
};

describe('a no-show that the host marks', () => {
  test.each(['CHECKED_IN', 'READY'] as const)('cancels a %s party', async (status) => {
    const entry = await shop.checkIn();
    const { version } = await setStatus(shop, entry, status);
    expect(await noShow(entry.id, version)).toMatchObject({
      status: 'CANCELED',
      cancelBy: 'no-show',
      canceledAt: '2026-06-15T16:00:00.000Z',
      readiedAt: null,
      version: version + 1,
    });
  });

  test.each(['SEATED', 'CANCELED'] as const)('is not for a %s one', async (status) => {
    const entry = await shop.checkIn();
    const before = await setStatus(shop, entry, status);
    expect(await shop.owner.refused(NO_SHOW, { id: entry.id, version: before.version })).toBe('CONFLICT');
    expect(await seen(shop, entry)).toEqual(before);
  });

  test('can be taken back for 10 seconds, with the way of the undo on top', async () => {
    const [ann, bea] = [await shop.checkIn(), await shop.checkIn()];
    await setStatus(shop, ann, 'READY');
    world.clock.forward(MINUTE);
    const marked = await noShow(ann.id, ann.version + 1);
    const late = await noShow(bea.id, bea.version);
    world.clock.forward(12 * SECOND);
    expect((await undo(ann.id, marked.version)).data!['undoCheckInStatus']).toMatchObject({
      status: 'READY',
      readiedAt: '2026-06-15T16:00:00.000Z',
      canceledAt: null,
      cancelBy: null,
    });
    world.clock.forward(SECOND);
    expect((await undo(bea.id, late.version)).errors![0]!.extensions.code).toBe('CONFLICT');
  });

  test('needs the version that is in force, and a party of this business', async () => {
    const entry = await shop.checkIn();
    await setStatus(shop, entry, 'READY');
    expect(await shop.owner.refused(NO_SHOW, { id: entry.id, version: entry.version })).toBe('STALE');
    expect(await (await world.aBusiness()).owner.refused(NO_SHOW, { id: entry.id, version: entry.version + 1 })).toBe(
      'NOT_FOUND',
    );
  });

  test('may be marked by whoever may set a status', async () => {
    const { id, version } = await shop.checkIn();
    expect((await (await shop.as(Role.STAFF)).must(NO_SHOW, { id, version })).markNoShow.cancelBy).toBe('no-show');
  });
});

describe('the grace period of a ready party', () => {
  test('ends in a no-show by itself, to the second', async () => {
    await grace(10);
    const entry = await shop.checkIn();
    await setStatus(shop, entry, 'READY');
    expect(await jobsOf('no-show')).toEqual([{ key: `no-show:${entry.id}`, run_at: new Date(START + 10 * MINUTE) }]);
    expect(await at(10 * MINUTE - SECOND, entry.id)).toMatchObject({ status: 'READY' });
    expect(await at(10 * MINUTE, entry.id)).toMatchObject({
      status: 'CANCELED',
      cancelBy: 'no-show',
      canceledAt: '2026-06-15T16:10:00.000Z',
      undoUntil: '2026-06-15T16:40:00.000Z',
    });
    expect((await shop.owner.must(TRAIL, { id: entry.id })).checkInActivity[0]).toMatchObject({
      kind: 'STATUS',
      by: 'Greeter',
      fromStatus: 'READY',
      toStatus: 'CANCELED',
      cancelBy: 'no-show',
    });
  });

  test('is looked at again when a job comes too early', async () => {
    await grace(10);
    const entry = await shop.checkIn();
    await setStatus(shop, entry, 'READY');
    await world.rows(shop.id, `update check_in set hold_until = $2 where id = $1`, [
      entry.id,
      new Date(START + 15 * MINUTE),
    ]);
    expect(await at(11 * MINUTE, entry.id)).toMatchObject({ status: 'READY' });
    const [again, ...others] = await jobsOf('no-show');
    expect([again!.run_at.getTime() > START + 10 * MINUTE, others]).toEqual([true, []]);
    expect(await at(15 * MINUTE, entry.id)).toMatchObject({ status: 'CANCELED' });
  });

  test('can be undone for 30 minutes, and then begins anew', async () => {
    await grace(10);
    const entry = await shop.checkIn();
    await setStatus(shop, entry, 'READY');
    const { version } = await at(10 * MINUTE, entry.id);
    world.clock.set(new Date(START + 40 * MINUTE));
    expect((await undo(entry.id, version)).data!['undoCheckInStatus']).toMatchObject({
      status: 'READY',
      readiedAt: '2026-06-15T16:00:00.000Z',
      cancelBy: null,
    });
    expect(await jobsOf('no-show')).toEqual([{ key: `no-show:${entry.id}`, run_at: new Date(START + 50 * MINUTE) }]);
  });

  test('cannot be undone later', async () => {
    await grace(10);
    const entry = await shop.checkIn();
    await setStatus(shop, entry, 'READY');
    const { version } = await at(10 * MINUTE, entry.id);
    world.clock.set(new Date(START + 40 * MINUTE + 3 * SECOND));
    expect((await undo(entry.id, version)).errors![0]!.extensions.code).toBe('CONFLICT');
  });

  test('restarts when the party is made ready again', async () => {
    await grace(10);
    const entry = await shop.checkIn();
    await setStatus(shop, entry, 'READY');
    world.clock.forward(9 * MINUTE);
    await setStatus(shop, entry, 'CHECKED_IN');
    expect(await at(10 * MINUTE, entry.id)).toMatchObject({ status: 'CHECKED_IN' });
    await setStatus(shop, entry, 'READY');
    expect(await at(19 * MINUTE, entry.id)).toMatchObject({ status: 'READY' });
    expect(await at(20 * MINUTE, entry.id)).toMatchObject({ status: 'CANCELED' });
  });

  test.each(['SEATED', 'CANCELED'] as const)(
    'does nothing to a party that is %s by then, nor where it was taken away, nor to a deleted one',
    async (status) => {
      await grace(10);
      const [came, free, gone] = [await shop.checkIn(), await shop.checkIn(), await shop.checkIn()];
      for (const entry of [came, free, gone]) await setStatus(shop, entry, 'READY');
      const before = await setStatus(shop, came, status);
      expect(await at(10 * MINUTE, came.id)).toEqual(before);
      await shop.owner.must('mutation($ids: [ID!]!) { deleteCheckIns(ids: $ids) { ids } }', { ids: [gone.id] });
      await runJob(gone.id);
      await grace(0);
      expect(await at(11 * MINUTE, free.id)).toMatchObject({ status: 'READY' });
      expect(await world.rows(shop.id, 'select status from check_in where id = $1', [gone.id])).toEqual([
        { status: 'ready' },
      ]);
    },
  );

  test('is kept by the worker, under names that it knows', async () => {
    await grace(10);
    const entry = await shop.checkIn();
    const jobs = await startJobs(await workerDatabase(), world.app.dependencies, JOBS);
    try {
      await setStatus(shop, entry, 'READY');
      world.clock.forward(10 * MINUTE);
      // By its own clock the time is long over: it comes back each second until the business's clock says so too.
      await until(async () => (await seen(shop, entry)).cancelBy === 'no-show', 'the no-show');
    } finally {
      await jobs.stop();
    }
  });

  test('no job is made without one', async () => {
    await setStatus(shop, await shop.checkIn(), 'READY');
    expect(await jobsOf('no-show')).toEqual([]);
  });

  test('of ten runs at once one marks it', async () => {
    await grace(10);
    const entry = await shop.checkIn();
    const { version } = await setStatus(shop, entry, 'READY');
    world.clock.forward(10 * MINUTE);
    await Promise.all(Array.from({ length: 10 }, () => runJob(entry.id)));
    expect((await seen(shop, entry)).version).toBe(version + 1);
  });
});
