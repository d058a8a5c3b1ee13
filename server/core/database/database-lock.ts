import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { PgConfig } from './connect.js';

const RETRY_MS = 250;

export interface DatabaseLock {
  name: 'greeter:migrate' | 'greeter:demo';
  log: { warn: (message: string) => void };
  /** Logged once if another process holds the lock. */
  waiting: string;
  /** Ends the waiting: throws its reason. */
  signal?: AbortSignal | undefined;
}

/** Runs `work`, given the connection that holds the lock, in one process at a time. */
export async function withDatabaseLock<T>(
  config: PgConfig,
  { name, log, waiting, signal }: DatabaseLock,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => {}); // the next statement fails and says more
  await client.connect();
  try {
    // Not a statement that waits: it would keep its session, and an embedded database, after the process was stopped.
    for (let isTold = false; !(await take(client, name)); isTold = true) {
      signal?.throwIfAborted();
      if (!isTold) log.warn(waiting);
      await wait(RETRY_MS);
    }
    return await work(client);
  } finally {
    await client.end(); // releases the lock too
  }
}

async function take(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [name],
  );
  return rows[0]!.taken;
}
