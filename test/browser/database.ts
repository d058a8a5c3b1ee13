import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { OVER_TCP, readPidFile } from '../../server/core/database/embedded-running.js';
import type { App } from './product.js';

/** Runs one statement as the superuser in a running product's own database: for what only time would bring about. */
export const askDatabase = async (product: App, text: string, values: unknown[] = []): Promise<number> =>
  (await run(product, text, values)).rowCount ?? 0;

/** The rows of one statement, in the same way. */
export const rowsOfDatabase = async <Row extends pg.QueryResultRow>(
  product: App,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await run<Row>(product, text, values)).rows;

/** Until subscriptions exist. */
export const setPlan = (product: App, businessId: string, plan: 'none' | 'standard'): Promise<number> =>
  askDatabase(product, 'update business set plan = $1 where id = $2', [plan, businessId]);

/** Nobody reads or writes the table while `work` runs. */
export const whileLocked = <T>(product: App, table: string, work: () => Promise<T>): Promise<T> =>
  connected(product, async (client) => {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    return work();
  });

const run = <Row extends pg.QueryResultRow>(product: App, text: string, values: unknown[]) =>
  connected(product, (client) => client.query<Row>(text, values));

async function connected<T>(product: App, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const home = path.join(product.dataDir, 'postgres');
  const client = new pg.Client({
    host: OVER_TCP ? '127.0.0.1' : path.join(home, 'run'),
    port: readPidFile(path.join(home, 'data'))!.port,
    user: 'postgres',
    database: 'greeter',
    password: fs.readFileSync(path.join(home, 'password'), 'utf8').trim(),
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
