import { parseCronItems, type ParsedCronItem, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { inContext, type Dependencies } from '../context.js';
import type { Database } from '../database/connect.js';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE, QUERY_TIMEOUT_MS } from '../database/timeouts.js';
import type { JobHandler, JobPace } from './job.js';
import { jobCounts, type JobCounts } from './job-counts.js';
import { JobRunner } from './JobRunner.js';

/** Jobs at once, of each pace. */
const AT_ONCE: Record<JobPace, number> = { usual: 2, slowly: 1, waiting: 3 };
const PACES = Object.keys(AT_ONCE) as JobPace[];

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
  const lists = PACES.map((pace) => ({ pace, some: handlers.filter(({ runs = 'usual' }) => runs === pace) }));
  const tasks = lists.flatMap(({ pace, some }) => {
    const list = tasksOf(dependencies, some);
    return some.length > 0 || pace === 'usual' ? Array.from({ length: AT_ONCE[pace] }, () => list) : [];
  });
  const pool = openPool(database, dependencies, tasks.length);
  const runners = tasks.map(
    (list, index) => new JobRunner(pool, list, index === 0 ? cronOf(handlers) : [], dependencies.log),
  );
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

/** Without both listeners a restart of PostgreSQL would end the process. Each runner has a listener and its job, and one connection sweeps. */
function openPool({ jobs }: Pick<Database, 'jobs'>, { log }: Dependencies, runners: number): pg.Pool {
  const warn = (error: Error): void => log.warn({ err: error }, 'a connection of the jobs broke');
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...jobs,
    max: 2 * runners + 1,
    // With it a statement that times out ends its connection.
    pipeline: true,
    query_timeout: QUERY_TIMEOUT_MS,
    ...KEEP_ALIVE,
  });
  return pool.on('error', warn).on('connect', (client) => client.on('error', warn));
}
