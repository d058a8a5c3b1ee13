import type { Context } from '../context.js';
import { isSql, sql, type Sql } from '../database/sql.js';

/** A kind of job. `Payload` comes in addition to its business. */
export interface Job<Payload extends object = object> {
  readonly name: string;
  /** How often it is tried before it is given up. */
  readonly tries: number;
  /** Type only: the job's payload. */
  readonly payload?: Payload;
}

/** Over about an hour. */
const TRIES = 8;
/** Never given up: after the first hours it is tried every six. For what nothing else brings about. */
export const FOR_GOOD = 30_000;

/** Declares a kind of job, which any room may enqueue with `context.enqueue`. The room with the handler lists it in its module. */
export const defineJob = <Payload extends object = Record<never, never>>(
  name: string,
  { tries = TRIES }: { tries?: number } = {},
): Job<Payload> => ({ name, tries });

export interface Enqueue {
  /** When it is due; null for now. */
  runAt?: Date | null;
  /** A job replaces a waiting one with the same key. */
  key: string;
  /** Set when the job enqueues itself: it must not run again at once, even if the business's clock stands still. */
  again?: boolean;
  /** Adds nothing where a job with the key is due by then already. */
  once?: boolean;
}

/** Jobs that run `slowly` may take minutes and run one at a time; those that are `waiting` for servers elsewhere cost little, and a few run at once. */
export type JobPace = 'usual' | 'slowly' | 'waiting';

export interface JobHandler {
  job: Job<object>;
  /** Runs as the system in the job's business, in one transaction. Retried if it throws. */
  run: (context: Context, payload: never, attempt: JobAttempt) => Promise<void>;
  /** Also runs at these times, without a business (crontab, UTC). */
  cron?: string;
  /** Apart from the others where it is not `usual`, so that no other waits for them. */
  runs?: JobPace;
}

export interface JobAttempt {
  /** Whether this is the last attempt. */
  isLast: boolean;
}

/** Joins a kind of job with its handler, for a module. */
export function handleJob<Payload extends object>(
  job: Job<Payload>,
  run: (context: Context, payload: Payload, attempt: JobAttempt) => Promise<void>,
  { cron, runs = 'usual' }: Pick<JobHandler, 'cron' | 'runs'> = {},
): JobHandler {
  return { job, run: run as JobHandler['run'], runs, ...(cron && { cron }) };
}

interface EnqueueSql<Payload> {
  businessId: string;
  /** An expression of type jsonb where the statement knows what to tell. */
  payload: Payload | Sql;
  /** When it is due: a timestamptz, or null for now. */
  runAt: Sql;
  key: string | Sql;
}

/** SQL expression that adds a job, for a statement that computes its condition or time. Replaces a job with the same key. */
export const enqueueSql = <Payload extends object>(
  { name, tries }: Job<Payload>,
  { businessId, payload, runAt, key }: EnqueueSql<Payload>,
): Sql =>
  sql`graphile_worker.enqueue(${name}, ${payloadSql(businessId, payload)}, ${runAt}, ${key}, ${tries}::int)::text`;

/** Like enqueueSql, but adds nothing if a job with the key is due by `runAt` already, and takes no lock: that job runs after this commit. */
export const enqueueOnceSql = <Payload extends object>(
  { name, tries }: Job<Payload>,
  { businessId, payload, runAt, key }: EnqueueSql<Payload>,
): Sql =>
  sql`graphile_worker.enqueue_by(${name}, ${payloadSql(businessId, payload)}, ${runAt}, ${key}, ${tries}::int)::text`;

const payloadSql = (businessId: string, payload: object): Sql =>
  isSql(payload)
    ? sql`(jsonb_build_object('businessId', ${businessId}::text) || ${payload})::json`
    : sql`${jobPayload(businessId, payload)}::json`;

/** The statement that adds a job in the current transaction. */
export function enqueueStatement<Payload extends object>(
  { name, tries }: Job<Payload>,
  businessId: string | null,
  payload: Payload,
  { runAt = null, key, again = false, once = false }: Enqueue,
): Sql {
  const json = jobPayload(businessId, payload);
  const at = again ? sql`greatest(${runAt}::timestamptz, now() + interval '1 second')` : sql`${runAt}::timestamptz`;
  return once
    ? sql`select graphile_worker.enqueue_by(${name}, ${json}::json, ${at}, ${key}, ${tries}::int)`
    : sql`select graphile_worker.enqueue(${name}, ${json}::json, ${at}, ${key}, ${tries}::int)`;
}

const jobPayload = (businessId: string | null, payload: object): string =>
  JSON.stringify({ ...(businessId !== null && { businessId }), ...payload });
