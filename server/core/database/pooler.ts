import pg from 'pg';
import type { PgConfig } from './connect.js';
import { StartupError } from '../config/startup-errors.js';
import { codeOf } from '../error-code.js';

const LOST_STATEMENT = ['26000', '42P05'];
const STATEMENT = { name: 'greeter_pooler', text: 'select 1' };

/** Throws a StartupError if a pooler stands before PostgreSQL that loses prepared statements, as PgBouncer before 1.21 does. */
export async function assertKeepsStatements(config: PgConfig): Promise<void> {
  const [first, second] = [await connect(config), await connect(config)];
  try {
    await first.query(STATEMENT);
    // Takes the server's connection on which that was prepared, if a pooler hands them out.
    await second.query('begin');
    await first.query(STATEMENT);
  } catch (error) {
    if (LOST_STATEMENT.includes(codeOf(error)))
      throw new StartupError(
        'DATABASE_URL leads through a pooler that loses prepared statements: use PgBouncer 1.21 or newer with max_prepared_statements above 0, or the address of PostgreSQL itself.',
      );
    // Anything else says nothing of statements: a pooler with one connection lets the second client wait.
  } finally {
    for (const client of [first, second]) void client.end();
  }
}

const QUERY_MS = 2000;

async function connect(config: PgConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, query_timeout: QUERY_MS });
  client.on('error', () => {}); // the next statement fails and says more
  await client.connect();
  return client;
}
