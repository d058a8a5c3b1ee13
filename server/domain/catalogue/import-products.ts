import { ErrorCode } from '../../../entities/ErrorCode.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { requireEachRowOnce } from '../../core/imports/prepare-rows.js';
import { Refusal } from '../../core/Refusal.js';
import { insertProducts } from './insert-products.js';
import { lockCatalogue } from './lock-catalogue.js';
import { prepareRows } from './prepare-rows.js';
import type { ImportProductInput } from './product-import.inputs.js';
import type { ProductImport } from './product-import.types.js';

/** What beginning an import, and going on with it, is called in the audit log. */
export const IMPORT = 'catalogue.import';

/** Adds rows of a list, all or none; those that the import has added already are left alone. Throws INVALID_INPUT with `details.rows`; CONFLICT, also if items of it were archived. */
export async function importProducts(
  context: Context,
  importId: string,
  rows: readonly ImportProductInput[],
): Promise<ProductImport> {
  requireEachRowOnce(rows);
  const numbers = rows.map(({ row }) => row);
  lockCatalogue(context);
  const known = await knownRows(context, importId, numbers);
  const added = rows.filter(({ row }) => !known.has(row));
  if (added.length > 0) await requireLive(context, importId);
  const prepared = await prepareRows(context, importId, added);
  if (prepared.length > 0) {
    await insertProducts(context, prepared, importId);
    await audit(context, IMPORT, { subject: importId });
  }
  return { added: prepared.length, repeated: known.size };
}

/** What was undone in one tab does not grow again from another one that still sends. */
async function requireLive({ db }: Context, importId: string): Promise<void> {
  const gone = await db.row(
    sql`select id from product where import_id = ${importId} and archived_at is not null limit 1`,
  );
  if (gone)
    throw new Refusal(
      ErrorCode.CONFLICT,
      'This import was undone, or items of it were archived. Choose the file again to import the rest.',
    );
}

async function knownRows({ db }: Context, importId: string, numbers: readonly number[]): Promise<Set<number>> {
  const rows = await db.rows<{ importRow: number }>(
    sql`select import_row from product where import_id = ${importId} and import_row = any(${numbers}::int[])`,
  );
  return new Set(rows.map(({ importRow }) => importRow));
}
