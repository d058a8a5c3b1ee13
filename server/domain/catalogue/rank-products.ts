import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { invalid, notFound } from '../../core/Refusal.js';
import type { CatalogueChange } from './catalogue.types.js';
import { MAX_RANK } from './limits.js';
import { lockCatalogue } from './lock-catalogue.js';
import { CATALOGUE } from './topics.js';

/**
 * Ranks live items of one category, or of none, by their place in the list. Throws NOT_FOUND; INVALID_INPUT if they are of several categories.
 */
export async function rankProducts(context: Context, ids: readonly string[]): Promise<CatalogueChange> {
  const ordered = requireOnce(ids.map((id) => idOf(id, 'That item')));
  lockCatalogue(context);
  const items = await context.db.rows<{ categoryId: string | null }>(sql`
    select c.id as category_id from product p
    left join product_category c on c.business_id = p.business_id and c.id = p.category_id and c.archived_at is null
    where p.id = any(${ordered}::bigint[]) and p.archived_at is null`);
  if (items.length !== ordered.length) throw notFound('One of those items');
  if (new Set(items.map(({ categoryId }) => categoryId)).size > 1)
    throw invalid('ids', 'Rank the items of one category at a time.');
  context.db.send(sql`
    update product p set position = least(o.place - 1, ${MAX_RANK}::int), version = version + 1
    from unnest(${ordered}::bigint[]) with ordinality as o (id, place)
    where p.id = o.id and p.position <> least(o.place - 1, ${MAX_RANK}::int)`);
  context.tick(CATALOGUE);
  return { ids: [...ordered] };
}

/** Throws INVALID_INPUT if an id is there twice. */
export function requireOnce(ids: readonly string[]): readonly string[] {
  if (new Set(ids).size < ids.length) throw invalid('ids', 'Each can be ranked once only.');
  return ids;
}
