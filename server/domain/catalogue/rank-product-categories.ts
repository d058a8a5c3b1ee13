import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { CatalogueChange } from './catalogue.types.js';
import { MAX_RANK } from './limits.js';
import { lockCatalogue } from './lock-catalogue.js';
import { requireOnce } from './rank-products.js';
import { CATALOGUE } from './topics.js';

/** Ranks live categories by their place in the list. Throws NOT_FOUND. */
export async function rankProductCategories(context: Context, ids: readonly string[]): Promise<CatalogueChange> {
  const ordered = requireOnce(ids.map((id) => idOf(id, 'That category')));
  lockCatalogue(context);
  const live = await context.db.rows(
    sql`select id from product_category where id = any(${ordered}::bigint[]) and archived_at is null`,
  );
  if (live.length !== ordered.length) throw notFound('One of those categories');
  context.db.send(sql`
    update product_category c set position = least(o.place - 1, ${MAX_RANK}::int), version = version + 1
    from unnest(${ordered}::bigint[]) with ordinality as o (id, place)
    where c.id = o.id and c.position <> least(o.place - 1, ${MAX_RANK}::int)`);
  context.tick(CATALOGUE);
  return { ids: [...ordered] };
}
