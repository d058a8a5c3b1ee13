import pg from 'pg';
import type { PgConfig } from './connect.js';

/** How long requests, jobs and LISTEN wait for a connection. */
export const CONNECT_TIMEOUT_MS = 2000;

/** How long requests wait for a connection while others hand theirs back, and how long while none comes back: a busy machine may stall for seconds. */
export const TURN_TIMEOUT_MS = 20_000;
export const QUIET_TIMEOUT_MS = 5000;

/** A database that hangs answers no statement_timeout: then the connection is given up, a little later than PostgreSQL itself would. */
export const QUERY_TIMEOUT_MS = 7000;

/** Lets the system notice within seconds that the other side is gone, whatever stands between. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Nothing that a request does may hold a connection or a lock for long. */
const TIMEOUTS = { statement_timeout: '5s', lock_timeout: '2s', idle_in_transaction_session_timeout: '10s' };
const ENTRIES = Object.entries(TIMEOUTS);

/** For sessions that do not have them by themselves: what sets them for one transaction. */
export const TRANSACTION_TIMEOUTS = ENTRIES.map(([name, value]) => `set_config('${name}', '${value}', true)`);

/** Gives the serving role its time-outs for all sessions to come: then no transaction has to set them. A role may set its own. */
export async function keepTimeouts(app: PgConfig): Promise<void> {
  const client = new pg.Client(app);
  client.on('error', () => {}); // the next statement fails and says more
  await client.connect();
  try {
    // Two processes that start at once would change the same row.
    await client.query(`begin; select pg_advisory_xact_lock(hashtextextended('greeter:roles', 0))`);
    const { rows } = await client.query<{ settings: string[] | null }>(
      'select rolconfig as settings from pg_roles where rolname = current_user',
    );
    const settings = rows[0]?.settings ?? [];
    for (const [name, value] of ENTRIES)
      if (!settings.includes(`${name}=${value}`))
        await client.query(`alter role current_user set ${name} = '${value}'`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Whether sessions of this pool have the time-outs by themselves. */
export async function hasTimeouts(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ value: string }>(
    'select current_setting(name) as value from unnest($1::text[]) with ordinality setting (name, place) order by place',
    [ENTRIES.map(([name]) => name)],
  );
  return ENTRIES.every(([, value], index) => rows[index]?.value === value);
}
