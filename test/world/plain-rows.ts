import type { DataSource } from 'typeorm';
import { poolOf } from '../../server/core/database/data-source.js';

export type AskPlainly = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Statements as text in a transaction of this business, with the names of the columns as they are stored: the server itself has no such way. */
export async function plainly<T>(
  source: DataSource,
  tenant: string | null,
  work: (ask: AskPlainly) => Promise<T>,
): Promise<T> {
  const client = await poolOf(source).connect();
  try {
    await client.query('begin');
    if (tenant !== null) await client.query(`select set_config('app.business_id', $1, true)`, [tenant]);
    const answer = await work(
      async (text, values = []) => (await client.query(text, values as unknown[])).rows as never,
    );
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
