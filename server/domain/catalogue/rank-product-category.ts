import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { CatalogueOrder } from './catalogue.types.js';
import { MAX_RANK } from './limits.js';
import { lockCatalogue } from './lock-catalogue.js';
import { moveInOrder } from './move-in-order.js';
import { productCategories } from './product-categories.js';
import type { RankArgs } from './rank.inputs.js';
import { CATALOGUE } from './topics.js';

/** Moves a live category. Throws NOT_FOUND; STALE with the order in `details.current`. */
export async function rankProductCategory(context: Context, move: RankArgs): Promise<CatalogueOrder> {
  const id = idOf(move.id, 'That category');
  lockCatalogue(context);
  const current = await liveOrder(context);
  if (!current.includes(id)) throw notFound('That category');
  const ids = moveInOrder(current, { ...move, id }, 'the order of the categories');
  context.db.send(sql`
    update product_category c set position = least(o.place - 1, ${MAX_RANK}::int)
    from unnest(${ids}::bigint[]) with ordinality as o (id, place)
    where c.id = o.id and c.position <> least(o.place - 1, ${MAX_RANK}::int)`);
  context.tick(CATALOGUE);
  return { ids: await liveOrder(context) };
}

const liveOrder = async (context: Context): Promise<string[]> =>
  (await productCategories(context, false)).map(({ id }) => id);
