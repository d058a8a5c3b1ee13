import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { noteFreeTime } from '../businesses/note-free-time.js';
import type { CatalogueChange } from './catalogue.types.js';
import { lockCatalogue } from './lock-catalogue.js';
import { requireCatalogueSize } from './require-catalogue-size.js';
import { CATALOGUE } from './topics.js';

/** Takes items out of the catalogue, all or none. Those that are archived already stay as they are. */
export const archiveProducts = (context: Context, ids: readonly string[]): Promise<CatalogueChange> =>
  changeAll(
    context,
    'catalogue.archive',
    ids,
    (these) => sql`
    update product
    set archived_at = coalesce(archived_at, ${context.now()}), version = version + (archived_at is null)::int
    where id = any(${these}::bigint[]) returning id`,
  );

/** Brings items back into the catalogue, all or none. Throws CONFLICT where it would hold too many. */
export const restoreProducts = (context: Context, ids: readonly string[]): Promise<CatalogueChange> =>
  changeAll(
    context,
    'catalogue.restore',
    ids,
    (these) => sql`
    update product
    set archived_at = null, version = version + (archived_at is not null)::int
    where id = any(${these}::bigint[]) returning id`,
  );

async function changeAll(
  context: Context,
  action: string,
  ids: readonly string[],
  change: (ids: readonly string[]) => Sql,
): Promise<CatalogueChange> {
  const unique = uniqueIds(ids, 'That item');
  lockCatalogue(context);
  const changed = await context.db.rows<{ id: string }>(change(unique));
  if (changed.length !== unique.length) throw notFound(unique.length === 1 ? 'That item' : 'One of those items');
  await requireCatalogueSize(context);
  await audit(context, action, { subject: unique.join(' ') });
  noteFreeTime(context);
  context.tick(CATALOGUE);
  return { ids: unique };
}
