import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { invalid } from '../../core/Refusal.js';
import { prepareRows, type PreparedRow } from './prepare-rows.js';
import { lockCatalogue } from './lock-catalogue.js';
import type { ImportProductInput } from './product-import.inputs.js';
import type { ProductImport } from './product-import.types.js';
import { requireRoom } from './require-room.js';
import { CATALOGUE } from './topics.js';

/** Adds rows of a list, all or none; those that the import has added already are left alone. Throws INVALID_INPUT with `details.rows`; CONFLICT. */
export async function importProducts(
  context: Context,
  importId: string,
  rows: readonly ImportProductInput[],
): Promise<ProductImport> {
  const numbers = rows.map(({ row }) => row);
  if (new Set(numbers).size < numbers.length) throw invalid('rows', 'Each row can be there once only.');
  lockCatalogue(context);
  const known = await knownRows(context, importId, numbers);
  const prepared = await prepareRows(
    context,
    importId,
    rows.filter(({ row }) => !known.has(row)),
  );
  if (prepared.length > 0) {
    insertAll(context, importId, prepared);
    await requireRoom(context);
    await audit(context, 'catalogue.import', { subject: importId });
    context.tick(CATALOGUE);
  }
  return { added: prepared.length, repeated: known.size };
}

async function knownRows({ db }: Context, importId: string, numbers: readonly number[]): Promise<Set<number>> {
  const rows = await db.rows<{ importRow: number }>(
    sql`select import_row from product where import_id = ${importId} and import_row = any(${numbers}::int[])`,
  );
  return new Set(rows.map(({ importRow }) => importRow));
}

function insertAll(context: Context, importId: string, rows: readonly PreparedRow[]): void {
  context.db.send(sql`
    insert into product
      (type, category_id, name, price, duration_minutes, description, position, created_at, import_id, import_row)
    select type, "categoryId", name, price, "durationMinutes", description, position, ${context.now()}, ${importId}, row
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows
      (row int, type text, "categoryId" bigint, name text, price numeric, "durationMinutes" int, description text, position smallint)`);
}
