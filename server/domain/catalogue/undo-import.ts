import { ErrorCode } from '../../../entities/ErrorCode.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { DAY_MS } from '../../core/durations.js';
import { notFound, Refusal } from '../../core/Refusal.js';
import { MAIN_PHOTOS } from '../media/main-image.js';
import { lockCatalogue } from './lock-catalogue.js';
import type { ProductImportUndo } from './product-import.types.js';
import { CATALOGUE } from './topics.js';

/** What taking an import back is called in the audit log. */
export const UNDO_IMPORT = 'catalogue.undo-import';

/** Archives what an import added and nobody has changed since. Throws NOT_FOUND; CONFLICT a day after it began. */
export async function undoImport(context: Context, importId: string): Promise<ProductImportUndo> {
  lockCatalogue(context);
  const { live, begun } = await readImport(context, importId);
  if (begun === null) throw notFound('That import');
  if (begun.getTime() + DAY_MS < context.now().getTime())
    throw new Refusal(ErrorCode.CONFLICT, 'An import can be undone for a day only. Archive what you do not want.');
  const archived = await context.db.rows(sql`
    update product set archived_at = ${context.now()}, version = version + 1
    where import_id = ${importId} and archived_at is null and version = 1
      and not exists (select from ${MAIN_PHOTOS} m where m.product_id = product.id)
    returning id`);
  if (archived.length > 0) {
    archiveEmptyCategories(context, importId);
    await audit(context, UNDO_IMPORT, { subject: importId });
    context.tick(CATALOGUE);
  }
  return { archived: archived.length, kept: Number(live) - archived.length };
}

async function readImport({ db }: Context, importId: string): Promise<{ live: string; begun: Date | null }> {
  const row = await db.row<{ live: string; begun: Date | null }>(sql`
    select count(*) filter (where archived_at is null) as live, min(created_at) as begun
    from product where import_id = ${importId}`);
  return row!;
}

/** Only those that the import itself added. */
function archiveEmptyCategories(context: Context, importId: string): void {
  context.db.send(sql`
    update product_category set archived_at = ${context.now()}, version = version + 1
    where import_id = ${importId} and archived_at is null and version = 1
      and not exists (select from product where category_id = product_category.id and archived_at is null)`);
}
