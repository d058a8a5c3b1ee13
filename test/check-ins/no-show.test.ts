import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { CANCEL_NO_SHOW } from '../../server/domain/check-ins/check-in-jobs.js';
import { JOBS } from '../../server/modules.js';
import { startJobs } from '../../server/core/jobs/start-jobs.js';
import { workerDatabase } from '../setup/database.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { jobsOf, seen, setStatus, type SeenCheckIn } from './call-ups.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { DeleteCheckIns } from './check-in.generated.js';
import { MarkNoShow, UndoCheckInStatus } from './status.generated.js';
import { CheckInActivity } from './activity.generated.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.parse('2026-06-15T16:00:00Z');
const world = useWorld({ at: new Date(START), plan: Plan.STANDARD });

const noShow = async (id: string, version: number): Promise<SeenCheckIn> =>
  (await world.business.owner.must(MarkNoShow, { id, version })).markNoShow;
const undo = (id: string, version: number) => world.business.owner.ask(UndoCheckInStatus, { id, version });
const grace = (minutes: number) => world.business.owner.must(UpdateCheckInApp, { input: { graceMinutes: minutes } });
const runJob = (id: string) => world.runJob(CANCEL_NO_SHOW, world.business.id, { checkInId: id });
const at = async (milliseconds: number, id: string) => {
  world.clock.set(new Date(START + milliseconds));
  await runJob(id);
  return seen(world.business, { id });
};

describe('a no-show that the host marks', () => {
  test.each(['CHECKED_IN', 'READY'] as const)('cancels a %s party', async (status) => {
    const entry = await world.business.checkIn();
    const { version } = await setStatus(world.business, entry, status);
    expect(await noShow(entry.id, version)).toMatchObject({
      status: 'CANCELED',
      cancelBy: 'no-show',
      canceledAt: '2026-06-15T16:00:00.000Z',
      readiedAt: null,
      version: version + 1,
    });
  });

  test.each(['SEATED', 'CANCELED'] as const)('is not for a %s one', async (status) => {
    const entry = await world.business.checkIn();
    await setStatus(world.business, entry, status);
    const before = await seen(world.business, entry);
    expect(await world.business.owner.refused(MarkNoShow, { id: entry.id, version: before.version })).toBe('CONFLICT');
    expect(await seen(world.business, entry)).toEqual(before);
  });

  test('can be taken back for 10 seconds, with the way of the undo on top', async () => {
    const [ann, bea] = [await world.business.checkIn(), await world.business.checkIn()];
    await setStatus(world.business, ann, 'READY');
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
    const entry = await world.business.checkIn();
    await setStatus(world.business, entry, 'READY');
    expect(await world.business.owner.refused(MarkNoShow, { id: entry.id, version: entry.version })).toBe('STALE');
    expect(
      await (await world.aBusiness()).owner.refused(MarkNoShow, { id: entry.id, version: entry.version + 1 }),
    ).toBe('NOT_FOUND');
  });

  test('may be marked by whoever may set a status', async () => {
    const { id, version } = await world.business.checkIn();
    expect((await (await world.business.as(Role.STAFF)).must(MarkNoShow, { id, version })).markNoShow.cancelBy).toBe(
      'no-show',
    );
  });
});

describe('the grace period of a ready party', () => {
  test('ends in a no-show by itself, to the second', async () => {
    await grace(10);
    const entry = await world.business.checkIn();
    await setStatus(world.business, entry, 'READY');
    expect(await jobsOf('no-show')).toEqual([{ key: `no-show:${entry.id}`, run_at: new Date(START + 10 * MINUTE) }]);
    expect(await at(10 * MINUTE - SECOND, entry.id)).toMatchObject({ status: 'READY' });
    expect(await at(10 * MINUTE, entry.id)).toMatchObject({
      status: 'CANCELED',
      cancelBy: 'no-show',
      canceledAt: '2026-06-15T16:10:00.000Z',
      undoUntil: '2026-06-15T16:40:00.000Z',
    });
    expect((await world.business.owner.must(CheckInActivity, { id: entry.id })).checkInActivity[0]).toMatchObject({
      kind: 'STATUS',
      by: 'Greeter',
      fromStatus: 'READY',
      toStatus: 'CANCELED',
      cancelBy: 'no-show',
    });
  });

  test('is looked at again when a job comes too early', async () => {
    await grace(10);
    const entry = await world.business.checkIn();
    await setStatus(world.business, entry, 'READY');
    await world.business.changeCheckIn(entry, { holdUntil: new Date(START + 15 * MINUTE) });
    expect(await at(11 * MINUTE, entry.id)).toMatchObject({ status: 'READY' });
    const [again, ...others] = await jobsOf('no-show');
    expect([again!.run_at.getTime() > START + 10 * MINUTE, others]).toEqual([true, []]);
    expect(await at(15 * MINUTE, entry.id)).toMatchObject({ status: 'CANCELED' });
  });

  test('can be undone for 30 minutes, and then begins anew', async () => {
    await grace(10);
    const entry = await world.business.checkIn();
    await setStatus(world.business, entry, 'READY');
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
    const entry = await world.business.checkIn();
    await setStatus(world.business, entry, 'READY');
    const { version } = await at(10 * MINUTE, entry.id);
    world.clock.set(new Date(START + 40 * MINUTE + 3 * SECOND));
    expect((await undo(entry.id, version)).errors![0]!.extensions.code).toBe('CONFLICT');
  });

  test('restarts when the party is made ready again', async () => {
    await grace(10);
    const entry = await world.business.checkIn();
    await setStatus(world.business, entry, 'READY');
    world.clock.forward(9 * MINUTE);
    await setStatus(world.business, entry, 'CHECKED_IN');
    expect(await at(10 * MINUTE, entry.id)).toMatchObject({ status: 'CHECKED_IN' });
    await setStatus(world.business, entry, 'READY');
    expect(await at(19 * MINUTE, entry.id)).toMatchObject({ status: 'READY' });
    expect(await at(20 * MINUTE, entry.id)).toMatchObject({ status: 'CANCELED' });
  });

  test.each(['SEATED', 'CANCELED'] as const)(
    'does nothing to a party that is %s by then, nor where it was taken away, nor to a deleted one',
    async (status) => {
      await grace(10);
      const [came, free, gone] = [
        await world.business.checkIn(),
        await world.business.checkIn(),
        await world.business.checkIn(),
      ];
      for (const entry of [came, free, gone]) await setStatus(world.business, entry, 'READY');
      await setStatus(world.business, came, status);
      const before = await seen(world.business, came);
      expect(await at(10 * MINUTE, came.id)).toEqual(before);
      await world.business.owner.must(DeleteCheckIns, { ids: [gone.id] });
      await runJob(gone.id);
      await grace(0);
      expect(await at(11 * MINUTE, free.id)).toMatchObject({ status: 'READY' });
      expect(await world.rows(world.business.id, 'select status from check_in where id = $1', [gone.id])).toEqual([
        { status: 'ready' },
      ]);
    },
  );

  test('is kept by the worker, under names that it knows', async () => {
    await grace(10);
    const entry = await world.business.checkIn();
    const jobs = await startJobs(await workerDatabase(), world.app.dependencies, JOBS);
    try {
      await setStatus(world.business, entry, 'READY');
      world.clock.forward(10 * MINUTE);
      // By its own clock the time is long over: it comes back each second until the business's clock says so too.
      await until(async () => (await seen(world.business, entry)).cancelBy === 'no-show', 'the no-show');
    } finally {
      await jobs.stop();
    }
  });

  test('no job is made without one', async () => {
    await setStatus(world.business, await world.business.checkIn(), 'READY');
    expect(await jobsOf('no-show')).toEqual([]);
  });

  test('of ten runs at once one marks it', async () => {
    await grace(10);
    const entry = await world.business.checkIn();
    const { version } = await setStatus(world.business, entry, 'READY');
    world.clock.forward(10 * MINUTE);
    await Promise.all(Array.from({ length: 10 }, () => runJob(entry.id)));
    expect((await seen(world.business, entry)).version).toBe(version + 1);
  });
});
