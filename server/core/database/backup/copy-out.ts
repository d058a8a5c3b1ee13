import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { Tally, type BackedUpTable, type Sum } from './backup.js';
import { copyOf } from './tables.js';

const PART_BYTES = 4 * 1024 * 1024;

/** The text of a table in parts. `businesses` where row-level security shows the rows of one at a time, else null. */
export async function* copyOut(
  client: pg.Client,
  table: BackedUpTable,
  businesses: readonly string[] | null,
  tally: Tally,
): AsyncGenerator<Buffer> {
  yield* inParts(
    table.ofTenant && businesses
      ? copyByBusiness(client, table, businesses, tally)
      : copyText(client, copyOf(table, 'to stdout'), tally),
  );
}

async function* copyByBusiness(
  client: pg.Client,
  table: BackedUpTable,
  businesses: readonly string[],
  tally: Tally,
): AsyncGenerator<Buffer> {
  for (const id of businesses) {
    await client.query(`select set_config('app.business_id', $1, true)`, [id]);
    yield* copyText(client, copyOf(table, 'to stdout'), tally);
  }
}

/** What a COPY statement writes, added up. */
export async function* copyText(client: pg.Client, statement: string, tally: Tally): AsyncGenerator<Buffer> {
  const stream = client.query(to(statement));
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    tally.update(chunk);
    yield chunk;
  }
  tally.rows += stream.rowCount;
}

/** Rows and hash of what a COPY statement writes. */
export async function sumOf(client: pg.Client, statement: string): Promise<Sum> {
  const tally = new Tally();
  const chunks = copyText(client, statement, tally);
  while (!(await chunks.next()).done);
  return tally.sum;
}

/** Joins small chunks, which each would need an entry of their own. */
export async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let part: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    part.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(part);
    part = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(part);
}
