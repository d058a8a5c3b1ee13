import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import type { ListImport } from '../../core/imports/ListImport.js';
import { type AddedRows, listImports, undoableSince } from '../../core/imports/list-imports.js';
import { importSubject } from './import-subject.js';
import { UNDO_IMPORT } from './undo-customer-import.js';

/** The business's imports of customers that can be undone or were, the last one first; those that added nobody are left out. */
export async function customerImports(context: Context): Promise<ListImport[]> {
  const rows = await context.db.rows<AddedRows>(sql`
    select i.import_id, i.created_at as at, a.added
    from customer_import i cross join lateral (
      select count(*)::int as added from customer c where c.import_id = i.import_id) a
    where i.created_at >= ${undoableSince(context)} and a.added > 0
    order by i.created_at desc, i.id desc`);
  return listImports(context, rows, { subjectOf: importSubject, begun: 'customer.import', undone: UNDO_IMPORT });
}
