import { afterEach, expect, test } from '@jest/globals';
import { parseCronItems } from 'graphile-worker';
import pg from 'pg';
import { inContext } from '../../server/core/context.js';
import { freeDeadWorkers, keepJobs } from '../../server/core/jobs/free-dead-workers.js';
import { FORGET_DEAD_JOBS } from '../../server/core/jobs/forget-dead-jobs.js';
import { defineJob, FOR_GOOD, handleJob, type Job } from '../../server/core/jobs/job.js';
import { JobRunner } from '../../server/core/jobs/JobRunner.js';
import { startJobs, type Jobs } from '../../server/core/jobs/start-jobs.js';
import { createLog } from '../../server/core/log.js';
import { askAsSuperuser, workerDatabase } from '../setup/database.js';
import { failJobsOf, takeJobsOf, touchJob } from '../world/plant.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld();
const FIRST = defineJob('first');
const SECOND = defineJob('second');
/** In this database: other tests wait in theirs. */
const WAITING = `
  select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;

let jobs: Jobs | null = null;
afterEach(async () => {
  await jobs?.stop();
  jobs = null;
});

const enqueue = (job: Job, key = job.name): Promise<void> =>
  inContext(world.app.dependencies, { tenant: world.business.id }, async (context) =>
    context.enqueue(job, {}, { key }),
  );
const waiting = async () =>
  (await askAsSuperuser<{ task: string }>('select task_identifier as task from graphile_worker.jobs order by 1')).map(
    ({ task }) => task,
  );
const taken = async () =>
  (
    await askAsSuperuser<{ task: string }>(
      'select task_identifier as task from graphile_worker.jobs where locked_at is not null order by 1',
    )
  ).map(({ task }) => task);

test.each([
  ['first', 'second'],
  ['second', 'first'],
])('two jobs that end at once do not collide with a change of both, the %s one first', async (one, other) => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
  const running = { count: 0, end: () => {} };
  const ended = new Promise<void>((resolve) => (running.end = resolve));
  const work = async (): Promise<void> => {
    running.count += 1;
    await ended;
  };
  jobs = startJobs(await workerDatabase(), { ...world.app.dependencies, log }, [
    handleJob(FIRST, work),
    handleJob(SECOND, work),
  ]);
  await enqueue(FIRST);
  await enqueue(SECOND);
  await until(async () => running.count === 2, 'both jobs');
  await askAsSuperuser('begin');
  try {
    await touchJob(one);
    running.end();
    await until(async () => (await askAsSuperuser(WAITING)).length > 0, 'the end of that job, which waits');
    await touchJob(other);
  } finally {
    await askAsSuperuser('commit');
  }
  await until(async () => (await waiting()).length === 0, 'the end of both jobs');
  expect(lines).toEqual([]);
});

test('slow jobs leave the others their turns', async () => {
  let [begun, others] = [0, 0];
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  jobs = startJobs(await workerDatabase(), world.app.dependencies, [
    handleJob(
      FIRST,
      () => {
        begun += 1;
        return ended;
      },
      { runs: 'slowly' },
    ),
    handleJob(SECOND, async () => {
      others += 1;
    }),
  ]);
  try {
    for (const key of ['a', 'b', 'c']) await enqueue(FIRST, key);
    await until(() => begun > 0, 'a slow job');
    await enqueue(SECOND);
    await until(() => others === 1, 'the other job');
    expect(begun).toBe(1);
  } finally {
    end();
  }
  await until(async () => (await waiting()).length === 0, 'the end of the slow jobs');
});

test('jobs that wait for servers elsewhere run several at once, and beside the slow ones', async () => {
  let [begun, others] = [0, 0];
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const hang = () => {
    begun += 1;
    return ended;
  };
  jobs = startJobs(await workerDatabase(), world.app.dependencies, [
    handleJob(FIRST, hang, { runs: 'waiting' }),
    handleJob(
      SECOND,
      async () => {
        others += 1;
      },
      { runs: 'slowly' },
    ),
  ]);
  try {
    for (const key of ['a', 'b', 'c', 'd', 'e']) await enqueue(FIRST, key);
    await until(() => begun === 3, 'three of them');
    await enqueue(SECOND);
    await until(() => others === 1, 'the other job');
    expect(begun).toBe(3);
  } finally {
    end();
  }
  await until(async () => (await waiting()).length === 0, 'the end of all');
});

test('the jobs of a worker that is silent for 20 s are free, those of one that said it lives are not', async () => {
  const pool = new pg.Pool({ ...(await workerDatabase()).jobs, max: 1 });
  try {
    await enqueue(FIRST);
    await enqueue(SECOND);
    await takeJobsOf('first', 'living', 25);
    await takeJobsOf('second', 'dead', 25);
    await keepJobs(pool, ['living']);
    await freeDeadWorkers(pool);
    expect(await taken()).toEqual(['first']);
    await freeDeadWorkers(pool, ['living']);
    expect(await taken()).toEqual([]);
  } finally {
    await pool.end();
  }
});

test('a job that nothing else brings about is not given up', async () => {
  const lasting = defineJob('first', { tries: FOR_GOOD });
  const tries = () =>
    askAsSuperuser<{ key: string; tries: number }>(
      'select key, max_attempts as tries from graphile_worker.jobs order by key',
    );
  await enqueue(lasting, 'a');
  await enqueue(FIRST, 'b');
  await inContext(world.app.dependencies, { tenant: world.business.id }, async (context) =>
    context.enqueue(lasting, {}, { key: 'c', once: true }),
  );
  expect(await tries()).toEqual([
    { key: 'a', tries: FOR_GOOD },
    { key: 'b', tries: 8 },
    { key: 'c', tries: FOR_GOOD },
  ]);
});

test('a job that failed for good stays a week', async () => {
  await enqueue(FIRST);
  await enqueue(SECOND);
  await failJobsOf('first', 6);
  await failJobsOf('second', 8);
  await world.runJob(FORGET_DEAD_JOBS, null, {});
  expect(await waiting()).toEqual(['first']);
});

test('a database that stays away is logged once, however often jobs are begun again', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  let tries = 0;
  const query = () => {
    tries += 1;
    return Promise.reject(new Error('away'));
  };
  const runner = new JobRunner({ query } as unknown as pg.Pool, {}, [], log);
  await until(() => tries >= 3, 'tries');
  await runner.stop();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['jobs stopped and are begun again']);
});

/** A pool of the jobs whose database can go away. */
async function breakablePool() {
  const pool = new pg.Pool({ ...(await workerDatabase()).jobs, max: 2 });
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  const { query, connect } = pool;
  const database = { pool, isAway: false };
  const unlessAway =
    <Call extends (...given: never[]) => unknown>(call: Call) =>
    (...given: Parameters<Call>) =>
      database.isAway ? Promise.reject(new Error('away')) : call.apply(pool, given);
  Object.assign(pool, { query: unlessAway(query as () => unknown), connect: unlessAway(connect as () => unknown) });
  return database;
}

test('each time that it goes away is logged, and each time that it is back', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const messages = () =>
    lines.map((line) => (JSON.parse(line) as { msg: string }).msg).filter((message) => message.startsWith('jobs '));
  const database = await breakablePool();
  database.isAway = true;
  let runs = 0;
  const leave = () => {
    runs += 1;
    database.isAway = runs === 1;
  };
  const runner = new JobRunner(database.pool, { [FIRST.name]: leave }, [], log);
  try {
    await until(() => messages().length === 1, 'the first outage');
    database.isAway = false;
    await until(() => messages().length === 2, 'its end');
    await enqueue(FIRST);
    await until(() => messages().length === 3, 'the second outage');
    database.isAway = false;
    await until(() => messages().length === 4, 'its end');
  } finally {
    database.isAway = false;
    await runner.stop();
    await database.pool.end();
  }
  const [stopped, back] = ['jobs stopped and are begun again', 'jobs run again'];
  expect(messages()).toEqual([stopped, back, stopped, back]);
});

/** Promises that nothing ends, as of a cron that sleeps or an answer that was lost. */
const never = (): Promise<never> => new Promise(() => {});

test('a stop waits for running jobs for a while only', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
  let isAsked = false;
  const query = () => {
    isAsked = true;
    return never();
  };
  const runner = new JobRunner({ query } as unknown as pg.Pool, {}, [], log, { stopMs: 10 });
  await until(() => isAsked, 'the first statement');
  await runner.stop();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'jobs did not end in time: they are left to others',
  ]);
});

test('a run that an outage ended does not wait for a cron that sleeps after failures', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const database = await breakablePool();
  const { query } = database.pool;
  const unlessCron = (text: unknown, ...rest: unknown[]): unknown =>
    String(text).includes('known_crontabs')
      ? Promise.reject(new Error('away'))
      : (query as (...given: unknown[]) => unknown)(text, ...rest);
  Object.assign(database.pool, { query: unlessCron });
  let runs = 0;
  const leave = () => {
    runs += 1;
    database.isAway = runs === 1;
  };
  const cron = parseCronItems([{ task: SECOND.name, match: '0 0 1 1 *' }]);
  const tasks = { [FIRST.name]: leave, [SECOND.name]: () => {} };
  const runner = new JobRunner(database.pool, tasks, cron, log, { stopMs: 10, endMs: 10 });
  try {
    await enqueue(FIRST);
    await until(() => lines.some((line) => line.includes('graphile-worker did not end its run')), 'the end of the run');
    database.isAway = false;
    await until(() => lines.some((line) => line.includes('jobs run again')), 'the next run');
  } finally {
    database.isAway = false;
    await runner.stop();
    await database.pool.end();
  }
  expect(runs).toBeGreaterThan(0);
});
