import { parseCronItems, type ParsedCronItem, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { inContext, type Dependencies } from '../context.js';
import type { Database } from '../database/connect.js';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE, QUERY_TIMEOUT_MS } from '../database/timeouts.js';
import type { JobHandler } from './job.js';
import { jobCounts, type JobCounts } from './job-counts.js';
import { JobRunner } from './JobRunner.js';

const AT_ONCE = 2;
/** Each runner has a listener and its job; one more takes slow jobs, one connection sweeps. */
const CONNECTIONS = 2 * (AT_ONCE + 1) + 1;

export interface Jobs {
  counts(): Promise<JobCounts>;
  stop(): Promise<void>;
}

/** Runs enqueued jobs on connections of the jobs role. Handlers access the business's rows as the app role. */
export function startJobs(
  database: Pick<Database, 'jobs'>,
  dependencies: Dependencies,
  handlers: readonly JobHandler[],
): Jobs {
  const pool = openPool(database, dependencies);
  const tasksFor = (isSlow: boolean): TaskList =>
    tasksOf(
      dependencies,
      handlers.filter((handler) => (handler.isSlow ?? false) === isSlow),
    );
  const [tasks, slowTasks] = [tasksFor(false), tasksFor(true)];
  const runners = Array.from(
    { length: AT_ONCE },
    (_, index) => new JobRunner(pool, tasks, index === 0 ? cronOf(handlers) : [], dependencies.log),
  );
  if (Object.keys(slowTasks).length > 0) runners.push(new JobRunner(pool, slowTasks, [], dependencies.log));
  return {
    counts: () => jobCounts(pool),
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await pool.end();
    },
  };
}

function tasksOf(dependencies: Dependencies, handlers: readonly JobHandler[]): TaskList {
  return Object.fromEntries(
    handlers.map(({ job: { name }, run }) => [
      name,
      (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) => {
        const { businessId: tenant = null, ...own } = (payload ?? {}) as { businessId?: string };
        const attempt = { isLast: job.attempts >= job.max_attempts };
        return inContext(dependencies, { tenant }, (context) => run(context, own as never, attempt));
      },
    ]),
  ) as TaskList;
}

const cronOf = (handlers: readonly JobHandler[]): ParsedCronItem[] =>
  parseCronItems(handlers.flatMap(({ job, cron }) => (cron ? [{ task: job.name, match: cron }] : [])));

/** Without both listeners a restart of PostgreSQL would end the process. */
function openPool({ jobs }: Pick<Database, 'jobs'>, { log }: Dependencies): pg.Pool {
  const warn = (error: Error): void => log.warn({ err: error }, 'a connection of the jobs broke');
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...jobs,
    max: CONNECTIONS,
    // With it a statement that times out ends its connection.
    pipeline: true,
    query_timeout: QUERY_TIMEOUT_MS,
    ...KEEP_ALIVE,
  });
  return pool.on('error', warn).on('connect', (client) => client.on('error', warn));
}
