import { parseCronItems, type ParsedCronItem, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { inContext, type Dependencies } from '../context.js';
import type { Database } from '../database/connect.js';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE } from '../database/timeouts.js';
import type { JobHandler } from './job.js';
import { JobRunner } from './JobRunner.js';

/** Two jobs at once, one listener, one spare. */
const CONNECTIONS = 4;

export interface Jobs {
  stop(): Promise<void>;
}

/** Runs enqueued jobs on connections of the jobs role. Handlers access the business's rows as the app role. */
export function startJobs(
  database: Pick<Database, 'jobs'>,
  dependencies: Dependencies,
  handlers: readonly JobHandler[],
): Jobs {
  const pool = openPool(database, dependencies);
  const runner = new JobRunner(pool, tasksOf(dependencies, handlers), cronOf(handlers), dependencies.log);
  return {
    async stop() {
      await runner.stop();
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
  const pool = new pg.Pool({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...jobs, max: CONNECTIONS, ...KEEP_ALIVE });
  return pool.on('error', warn).on('connect', (client) => client.on('error', warn));
}
