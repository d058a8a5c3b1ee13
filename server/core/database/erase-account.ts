import pg from 'pg';
import type { Database } from './connect.js';

const PLATFORM = '1';

/** Deletes an account, its businesses and all their data, as the owner role: `app` may not delete from the logs. For the demo. */
export async function eraseAccount(database: Database, email: string): Promise<void> {
  const client = new pg.Client(database.owner);
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ account_id: string; business_id: string | null }>(
      `select a.id as account_id, m.business_id from account a left join membership m on m.account_id = a.id where a.email_key = $1`,
      [email],
    );
    // What jobs and requests write from here on waits for these locks, and is refused once they are gone.
    await client.query(`select from account where id = any($1) for update`, [rows.map((row) => row.account_id)]);
    await client.query(`select from business where id = any($1) for update`, [rows.map((row) => row.business_id)]);
    for (const { account_id: account, business_id: business } of rows) {
      if (business) await eraseRows(client, 'business_id', business);
      await eraseRows(client, 'account_id', account);
      if (business) await client.query(`delete from business where id = $1`, [business]);
      await client.query(`delete from account where id = $1`, [account]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Deletes from every table with this column. Tables that are still referenced wait for a later round. */
async function eraseRows(client: pg.Client, column: 'business_id' | 'account_id', value: string): Promise<void> {
  // Account mails belong to the platform; a role under row-level security needs a tenant to see them.
  const tenant = column === 'business_id' ? value : PLATFORM;
  await client.query(`select set_config('app.business_id', $1, true)`, [tenant]);
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid where a.attname = $1 and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    [column],
  );
  let left = rows.map((row) => row.name);
  while (left.length > 0) {
    const waiting: string[] = [];
    for (const table of left) if (!(await tryToDelete(client, table, column, value))) waiting.push(table);
    if (waiting.length === left.length) throw new Error(`The account cannot be erased: ${waiting.join(', ')}`);
    left = waiting;
  }
}

async function tryToDelete(client: pg.Client, table: string, column: string, value: string): Promise<boolean> {
  await client.query('savepoint before');
  try {
    await client.query(`delete from ${pg.escapeIdentifier(table)} where ${column} = $1`, [value]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error;
    await client.query('rollback to savepoint before');
    return false;
  }
}
