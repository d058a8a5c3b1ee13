import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { CatalogueOrder } from './catalogue.types.js';
import { lockCatalogue } from './lock-catalogue.js';
import { moveInOrder } from './move-in-order.js';
import { productCategories } from './product-categories.js';
import type { RankArgs } from './rank.inputs.js';
import { saveOrder } from './save-order.js';
import { CATALOGUE } from './topics.js';

/** Moves a live category. Throws NOT_FOUND; STALE with the order in `details.current`. */
export async function rankProductCategory(context: Context, move: RankArgs): Promise<CatalogueOrder> {
  const id = idOf(move.id, 'That category');
  lockCatalogue(context);
  const current = await liveOrder(context);
  if (!current.includes(id)) throw notFound('That category');
  const ids = moveInOrder(current, { ...move, id }, 'the order of the categories');
  context.db.send(saveOrder(sql`product_category`, ids));
  context.tick(CATALOGUE);
  return { ids: await liveOrder(context) };
}

const liveOrder = async (context: Context): Promise<string[]> =>
  (await productCategories(context, false)).map(({ id }) => id);
