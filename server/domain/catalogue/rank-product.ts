import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { CatalogueOrder } from './catalogue.types.js';
import { lockCatalogue } from './lock-catalogue.js';
import { moveInOrder } from './move-in-order.js';
import type { RankArgs } from './rank.inputs.js';
import { saveOrder } from './save-order.js';
import { CATALOGUE } from './topics.js';

/** Moves a live item within its category, or among those without one. Throws NOT_FOUND; STALE with the order in `details.current`. */
export async function rankProduct(context: Context, move: RankArgs): Promise<CatalogueOrder> {
  const id = idOf(move.id, 'That item');
  lockCatalogue(context);
  const ids = moveInOrder(await neighbors(context, id), { ...move, id }, 'the order of these items');
  context.db.send(saveOrder(sql`product`, ids));
  context.tick(CATALOGUE);
  return { ids: await neighbors(context, id) };
}

/** The live items of its category in their order, it among them. Throws NOT_FOUND. */
async function neighbors({ db }: Context, id: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    with live as (
      select p.id, c.id as category_id, p.position, p.place, lower(p.name) as name
      from product p
      left join product_category c on c.business_id = p.business_id and c.id = p.category_id and c.archived_at is null
      where p.archived_at is null)
    select live.id from live join live item on item.id = ${id} and live.category_id is not distinct from item.category_id
    order by live.position, live.place, live.name, live.id`);
  if (rows.length === 0) throw notFound('That item');
  return rows.map((row) => row.id);
}
