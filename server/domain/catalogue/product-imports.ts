import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import type { ListImport } from '../../core/imports/ListImport.js';
import { type AddedRows, listImports, undoableSince } from '../../core/imports/list-imports.js';
import { IMPORT } from './import-products.js';
import { UNDO_IMPORT } from './undo-import.js';

/** The business's imports of items that can be undone or were, the last one first. */
export async function productImports(context: Context): Promise<ListImport[]> {
  const rows = await context.db.rows<AddedRows>(sql`
    select import_id, min(created_at) as at, count(*)::int as added from product
    where import_id is not null group by import_id having min(created_at) >= ${undoableSince(context)}
    order by at desc, import_id`);
  return listImports(context, rows, { subjectOf: (importId) => importId, begun: IMPORT, undone: UNDO_IMPORT });
}
