import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { invalid } from '../../core/Refusal.js';
import { insertProducts } from './insert-products.js';
import { lockCatalogue } from './lock-catalogue.js';
import { prepareRows } from './prepare-rows.js';
import type { ImportProductInput } from './product-import.inputs.js';
import type { ProductImport } from './product-import.types.js';

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
    await insertProducts(context, prepared, importId);
    await audit(context, 'catalogue.import', { subject: importId });
  }
  return { added: prepared.length, repeated: known.size };
}

async function knownRows({ db }: Context, importId: string, numbers: readonly number[]): Promise<Set<number>> {
  const rows = await db.rows<{ importRow: number }>(
    sql`select import_row from product where import_id = ${importId} and import_row = any(${numbers}::int[])`,
  );
  return new Set(rows.map(({ importRow }) => importRow));
}
