import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { asRows, ITEM_COLUMNS, type NewProduct } from './product-columns.js';
import { requireCatalogueSize } from './require-catalogue-size.js';
import { CATALOGUE } from './topics.js';

/** Ids of the new items. Throws CONFLICT where the catalogue would hold too many. The caller holds the catalogue's lock. */
export async function insertProducts(
  context: Context,
  items: readonly NewProduct[],
  importId: string | null = null,
): Promise<string[]> {
  const rows = await context.db.rows<{ id: string }>(sql`
    insert into product (${ITEM_COLUMNS}, created_at, import_id, import_row)
    select ${ITEM_COLUMNS}, ${context.now()}, ${importId}, import_row from ${asRows(items)} returning id`);
  await requireCatalogueSize(context);
  context.tick(CATALOGUE);
  return rows.map(({ id }) => id);
}
