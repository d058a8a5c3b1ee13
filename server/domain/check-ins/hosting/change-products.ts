import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { chosenProducts, offeredItems, wantedProducts } from '../entry/choose-products.js';

/** The items of a check-in after the host's choice, null if they are the same. What it has already may stay although it is archived; see wantedProducts and chosenProducts. */
export async function changeProducts(
  context: Context,
  before: readonly SelectedProduct[],
  given: readonly string[],
): Promise<SelectedProduct[] | null> {
  const ids = [...new Set(given)];
  const kept = before.filter(({ id }) => ids.includes(id));
  const wantedIds = wantedProducts(
    context,
    ids.filter((id) => kept.every((item) => item.id !== id)),
  );
  if (wantedIds.length === 0) return kept.length === before.length ? null : kept;
  const row = await context.db.row<{ offered: SelectedProduct[] }>(sql`select ${offeredItems(wantedIds)} as offered`);
  return [...kept, ...chosenProducts({ wantedIds, offered: row!.offered })];
}
