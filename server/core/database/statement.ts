import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { QueryArrayResult } from 'pg';
import type { Sql } from './sql.js';

const MAX_STATEMENTS = 500;
const names = new Map<string, string>();
/** Publishes each statement when it is first prepared, for the tests. */
const prepared = channel('greeter:statement');

/** A statement for the driver, prepared once per connection under a name that is the same in every process, as poolers share them. */
export function preparedStatement({ text, values }: Sql) {
  return { name: nameOf(text), text, values: values as unknown[], rowMode: 'array' as const };
}

function nameOf(text: string): string {
  const cached = names.get(text);
  if (cached) return cached;
  if (names.size >= MAX_STATEMENTS)
    throw new Error('Too many different statements: a text was put together from values');
  const name = `q${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  prepared.publish(text);
  return name;
}

const camelNames = new Map<string, string>();

/** `created_at` as `createdAt`. Column names are constants in our statements, so the cache is bounded. */
function camelName(column: string): string {
  let name = camelNames.get(column);
  if (name === undefined) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camelNames.set(column, name);
  }
  return name;
}

type MakeRow = (values: readonly unknown[]) => unknown;
const rowMakers = new Map<string, MakeRow>();

/** Rows with camelCase column names. */
export function rowsOf<Row>({ fields, rows }: Pick<QueryArrayResult<unknown[]>, 'fields' | 'rows'>): Row[] {
  if (rows.length === 0) return [];
  const columns = fields.map(({ name }) => camelName(name));
  const key = columns.join();
  let makeRow = rowMakers.get(key);
  if (!makeRow) rowMakers.set(key, (makeRow = rowMaker(columns)));
  return rows.map(makeRow) as Row[];
}

/** Written out for the columns: an object whose names stand in the code is made at a tenth of the cost of one that is filled in a loop. */
function rowMaker(columns: readonly string[]): MakeRow {
  const members = columns.map((column, index) => `${JSON.stringify(column)}: values[${index}]`);
  return new Function('values', `return { ${members.join(', ')} };`) as MakeRow;
}
