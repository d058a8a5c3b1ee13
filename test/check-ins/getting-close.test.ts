import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { startJobs } from '../../server/core/jobs/start-jobs.js';
import { TELL_CLOSE } from '../../server/domain/check-ins/check-in-jobs.js';
import { JOBS } from '../../server/modules.js';
import type { TestCheckIn, TestCustomer } from '../world/TestBusiness.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { jobsOf, messagesOf, setStatus } from './call-ups.js';
import { steadyPace } from './paces.js';
import { UndoCheckInStatus } from './status.generated.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { DeleteCheckIns } from './check-in.generated.js';
import { LeaveQueue } from './place-in-line.generated.js';
import { CheckInActivity } from './activity.generated.js';
import { workerDatabase } from '../setup/database.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const world = useWorld({ plan: Plan.STANDARD });
let next: TestCheckIn;
let second: TestCheckIn;
let third: TestCheckIn;
let customers: TestCustomer[];
beforeEach(async () => {
  customers = [await world.business.customer(), await world.business.customer(), await world.business.customer()];
  [next, second, third] = [
    await world.business.checkIn(customers[0]),
    await world.business.checkIn(customers[1]),
    await world.business.checkIn(customers[2]),
  ];
  // What coming in brings is told in join-queue.test.ts.
  await world.forgetJobs();
});

const runJob = () => world.runJob(TELL_CLOSE, world.business.id, {});
const messages = async () =>
  (await messagesOf(world.business)).map(({ template, check_in_id: id }) => {
    expect(template).toBe('getting-close');
    return id;
  });
const laterJobs = async () => (await jobsOf('tell-close')).filter(({ key }) => key.includes('later'));
/** A change can be taken back for 10 seconds, and an undo may arrive 2 seconds later. */
const SETTLED = 12 * SECOND;
const setStatusForGood = async (entry: TestCheckIn, status: TestCheckIn['status']) => {
  await setStatus(world.business, entry, status);
  world.clock.forward(SETTLED);
};
/** One party is being served by the only station, for so many minutes, as will be all others. */
const serves = async (minutes: number) => {
  await world.business.hasPace(steadyPace(world.clock.now(), minutes));
  await setStatusForGood(await world.business.checkIn(), 'SEATED');
};

describe('a party that is next', () => {
  test('is told once when the one before it is ready', async () => {
    await setStatusForGood(next, 'READY');
    await runJob();
    expect(await messages()).toEqual([second.id]);
    expect((await world.business.owner.must(CheckInActivity, { id: second.id })).checkInActivity[0]).toMatchObject({
      kind: 'CLOSE_TOLD',
      by: 'Greeter',
      channel: 'TEXT',
      state: 'QUEUED',
    });
    await runJob();
    expect(await messages()).toEqual([second.id]);
    await setStatusForGood(second, 'SEATED');
    await runJob();
    expect(await messages()).toEqual([second.id, third.id]);
  });

  test('and was when it checked in knows that: not before two minutes are over', async () => {
    world.clock.forward(2 * MINUTE - SECOND);
    await runJob();
    expect(await messages()).toEqual([]);
    world.clock.forward(SECOND);
    await runJob();
    expect(await messages()).toEqual([next.id]);
  });

  test('is told at once when it was not next at first, even within two minutes', async () => {
    world.clock.forward(SECOND);
    await setStatusForGood(next, 'CANCELED');
    await runJob();
    expect(await messages()).toEqual([second.id]);
  });

  test('is not told while it is held', async () => {
    await setStatusForGood(next, 'READY');
    await world.business.changeCheckIn(second, { holdUntil: new Date(world.clock.now().getTime() + 10 * MINUTE) });
    world.clock.forward(10 * MINUTE - SECOND);
    await runJob();
    expect(await messages()).toEqual([]);
    world.clock.forward(SECOND);
    await runJob();
    expect(await messages()).toEqual([second.id]);
  });

  test('has a position: one that waits for more than 4 hours is not told', async () => {
    world.clock.forward(4 * 60 * MINUTE + SECOND);
    await runJob();
    expect(await messages()).toEqual([]);
    expect(await laterJobs()).toEqual([]);
  });
});

describe('a party that is among the first five', () => {
  test('is told when its wait may be under 10 minutes and is as likely as not', async () => {
    await serves(7);
    world.clock.forward(5 * MINUTE);
    await runJob();
    // About 2, 9 and 16 minutes.
    expect(await messages()).toEqual([next.id, second.id]);
  });

  test('is not told while it is likelier to take longer', async () => {
    await serves(9);
    world.clock.forward(5 * MINUTE);
    await runJob();
    // About 4, 13 and 22 minutes.
    expect(await messages()).toEqual([next.id]);
  });

  test('was told so at check-in: not within two minutes', async () => {
    await serves(2);
    const quick = await world.business.checkIn();
    world.clock.forward(2 * MINUTE - SECOND);
    await runJob();
    expect(await messages()).toEqual([next.id, second.id, third.id]);
    world.clock.forward(SECOND);
    await runJob();
    expect(await messages()).toEqual([next.id, second.id, third.id, quick.id]);
  });

  test('was told at check-in that it may be: not within two minutes, however long the range', async () => {
    await serves(2);
    const told = await world.business.checkIn();
    await world.business.changeCheckIn(told, { quoteLow: 8, quoteHigh: 20 });
    world.clock.forward(2 * MINUTE - SECOND);
    await runJob();
    expect(await messages()).toEqual([next.id, second.id, third.id]);
    world.clock.forward(SECOND);
    await runJob();
    expect(await messages()).toEqual([next.id, second.id, third.id, told.id]);
  });
});

test('a party in the sixth place is not told, however fast it goes', async () => {
  const later = [await world.business.checkIn(), await world.business.checkIn(), await world.business.checkIn()];
  world.clock.forward(2 * MINUTE);
  await serves(1);
  await runJob();
  expect(await messages()).toEqual([next.id, second.id, third.id, later[0]!.id, later[1]!.id]);
});

describe('a change that can be taken back', () => {
  test('tells nobody before its time is over, not even when another change has the job run', async () => {
    await setStatusForGood(third, 'CANCELED');
    await setStatus(world.business, next, 'SEATED');
    await runJob();
    expect(await messages()).toEqual([]);
    expect(await laterJobs()).toHaveLength(1);
    world.clock.forward(SETTLED);
    await runJob();
    expect(await messages()).toEqual([second.id]);
  });

  test('and is, tells nobody at all', async () => {
    const { version } = await setStatus(world.business, next, 'SEATED');
    await world.business.owner.must(UndoCheckInStatus, { id: next.id, version });
    world.clock.forward(SETTLED);
    await runJob();
    expect(await messages()).toEqual([]);
  });

  test('has the job run when its time is over', async () => {
    await setStatus(world.business, next, 'SEATED');
    expect((await jobsOf('tell-close')).find(({ key }) => !key.includes('later'))!.run_at).toEqual(
      new Date(world.clock.now().getTime() + SETTLED),
    );
  });

  test('by deleting counts as well', async () => {
    await world.business.owner.must(DeleteCheckIns, { ids: [next.id] });
    await runJob();
    expect(await messages()).toEqual([]);
    world.clock.forward(SETTLED);
    await runJob();
    expect(await messages()).toEqual([second.id]);
  });
});

describe('the job', () => {
  test('two runs at once tell nobody twice', async () => {
    await setStatusForGood(next, 'READY');
    await Promise.all(Array.from({ length: 6 }, runJob));
    expect(await messages()).toEqual([second.id]);
    expect(await world.rows(world.business.id, 'select used from text_allowance')).toEqual([{ used: 1 }]);
  });

  test('comes back while somebody is to be told, a minute later at the soonest, under a key of its own', async () => {
    await runJob();
    expect(await laterJobs()).toHaveLength(1);
    await setStatusForGood(next, 'SEATED');
    expect((await jobsOf('tell-close')).map(({ key }) => key).sort()).toEqual([
      `tell-close-later:${world.business.id}`,
      `tell-close:${world.business.id}`,
    ]);
    for (const entry of [second, third]) await setStatusForGood(entry, 'SEATED');
    const before = await laterJobs();
    await runJob();
    expect(await laterJobs()).toEqual(before);
  });

  test('is done by the worker after a change of status', async () => {
    const jobs = await startJobs(await workerDatabase(), world.app.dependencies, JOBS);
    try {
      // Nobody can take back that a party left.
      await world.business.owner.must(LeaveQueue, { publicId: next.publicId });
      await until(async () => (await messagesOf(world.business)).length > 0, 'the text');
      expect(await messages()).toEqual([second.id]);
    } finally {
      await jobs.stop();
    }
  });

  test.each([
    [
      'the owner switched it off',
      () => world.business.owner.must(UpdateCheckInApp, { input: { closeTextsEnabled: false } }),
    ],
    ['the plan has no texts any more', () => world.business.change({ plan: Plan.BASIC })],
  ])('does nothing where %s', async (_why, change) => {
    await setStatusForGood(next, 'READY');
    await change();
    await runJob();
    expect(await messagesOf(world.business)).toEqual([]);
    expect(await laterJobs()).toEqual([]);
  });

  test('tries again whom a cap held back, while they wait, and the host sees why', async () => {
    const set = (automaticTextsPerDay: number) =>
      world.business.owner.must(UpdateCheckInApp, { input: { automaticTextsPerDay } });
    await set(0);
    await setStatusForGood(next, 'READY');
    await setStatusForGood(third, 'CANCELED');
    await world.forgetJobs();
    await runJob();
    await runJob();
    expect(await messagesOf(world.business)).toEqual([]);
    expect(await laterJobs()).toHaveLength(1);
    const activity = async () => (await world.business.owner.must(CheckInActivity, { id: second.id })).checkInActivity;
    expect((await activity()).filter(({ kind }) => kind === 'CLOSE_NOT_TOLD')).toMatchObject([
      { by: 'Greeter', why: 'Too many automatic texts went out.', channel: null },
    ]);
    await set(1);
    await runJob();
    expect(await messages()).toEqual([second.id]);
    expect((await activity())[0]).toMatchObject({ kind: 'CLOSE_TOLD', why: null });
  });

  test('does not try again whom it could not text, and sends no e-mail instead', async () => {
    await world.business.hasUsedTexts(1000);
    for (const customer of customers) await world.business.changeCustomer(customer, { email: 'ann@example.com' });
    await setStatusForGood(next, 'READY');
    await runJob();
    await world.business.hasUsedTexts(0);
    await runJob();
    expect(await messagesOf(world.business)).toEqual([]);
    expect((await world.business.owner.must(CheckInActivity, { id: second.id })).checkInActivity[0]).toMatchObject({
      kind: 'CLOSE_NOT_TOLD',
      why: "This month's texts are used up.",
    });
  });
});
