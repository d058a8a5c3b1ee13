import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** How the superuser of the database in a data folder connects; `database` is the product's own. */
export const superuserOf = (
  dataDir: string,
): { host: string; port: number; user: string; password: string; database: string } => ({
  host: path.join(dataDir, 'postgres/run'),
  port: 5432,
  user: 'postgres',
  password: fs.readFileSync(path.join(dataDir, 'postgres/password'), 'utf8').trim(),
  database: 'greeter',
});

/** Rows as they are, whatever business they belong to: to look at what the product did. */
export async function ask<Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(superuserOf(dataDir));
  client.on('error', () => {}); // the next statement says more
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
