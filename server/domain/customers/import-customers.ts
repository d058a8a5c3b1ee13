import { ErrorCode } from '../../../entities/ErrorCode.js';
import { audit } from '../../core/access/audit.js';
import { enforceRateLimit } from '../../core/access/rate-limit.js';
import type { Context } from '../../core/context.js';
import { lockBusiness } from '../../core/database/lock-business.js';
import { sql } from '../../core/database/sql.js';
import { DAY_MS } from '../../core/durations.js';
import { prepareRows, requireEachRowOnce } from '../../core/imports/prepare-rows.js';
import { Refusal } from '../../core/Refusal.js';
import type { ImportCustomerInput } from './customer-import.inputs.js';
import type { CustomerImport } from './customer-import.types.js';
import { importSubject } from './import-subject.js';
import { importedRow } from './imported-row.js';
import type { ImportedRow } from './imported-rows.sql.js';
import { insertImported } from './insert-imported.js';

/** Rows that a business imports, repeated ones included: each may add a person, which all businesses share. */
const ROWS_A_DAY = { max: 200_000, windowMs: DAY_MS };

/**
 * Adds rows of a list of customers: all that are new, or none. Those that the import has added already are left alone, and so are rows whose customer the business
 * has. An e-mail address or a birthday that is wrong is left out. Nobody agrees to texts by standing in a list. Throws INVALID_INPUT with `details.rows`; CONFLICT once the import was undone; RATE_LIMITED.
 */
export async function importCustomers(
  context: Context,
  importId: string,
  rows: readonly ImportCustomerInput[],
): Promise<CustomerImport> {
  requireEachRowOnce(rows);
  await limitRows(context, rows.length);
  const prepared = await prepareRows(rows, (row) => importedRow(row, context.now()));
  const all = prepared.map(({ row }) => row);
  lockImports(context);
  const known = await beginImport(context, importId, all);
  const fresh = all.filter(({ row }) => !known.has(row));
  const { added, listed, archived } = await insertImported(context, importId, fresh);
  const isThere = new Set([...known, ...added]);
  const dropped = prepared.flatMap((one) => one.dropped).filter(({ row }) => isThere.has(row));
  return { added: added.length, repeated: known.size, listed, archived, dropped };
}

/** Imports of a business, and what takes one back, come one after the other; nothing else waits for them. */
export const lockImports = (context: Context): void => lockBusiness(context, 'customer-import');

function limitRows(context: Context, count: number): Promise<number> {
  const limit = { ...ROWS_A_DAY, cost: count };
  return context.preflight((db) => enforceRateLimit(db, `customer-import:${context.businessId}`, limit, context.now()));
}

interface Begun {
  isNew: boolean;
  undoneAt: Date | null;
  createdAt: Date | null;
  known: number[];
}

/** The rows that the import has added before. What was undone in one tab does not grow again from another one that still sends. */
async function beginImport(
  context: Context,
  importId: string,
  rows: readonly ImportedRow[],
): Promise<ReadonlySet<number>> {
  const numbers = rows.map(({ row }) => row);
  const { isNew, undoneAt, createdAt, known } = (await context.db.row<Begun>(sql`
    with begun as (
      insert into customer_import (import_id, created_at) values (${importId}, ${context.now()})
      on conflict (business_id, import_id) do nothing returning id)
    select exists (select from begun) as is_new, i.undone_at, i.created_at,
      array(select import_row from customer where import_id = ${importId} and import_row = any(${numbers}::int[])) as known
    from (select) one left join customer_import i on i.import_id = ${importId}`))!;
  if (undoneAt)
    throw new Refusal(ErrorCode.CONFLICT, 'This import was undone. Choose the file again to import the rest.');
  if (createdAt && createdAt.getTime() + DAY_MS < context.now().getTime())
    throw new Refusal(
      ErrorCode.CONFLICT,
      'This import began more than a day ago. Choose the file again to import the rest.',
    );
  if (isNew) await audit(context, 'customer.import', { subject: importSubject(importId) });
  return new Set(known);
}
