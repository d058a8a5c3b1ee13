import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import { planHas } from '../../../core/access/plans.js';
import { requireFeature } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { isId } from '../../../core/ids.js';
import { ITEMS } from '../../catalogue/item.sql.js';
import { notOffered } from '../../catalogue/require-offered.js';

/** Ids of the items that a party asks for, each once. Throws INVALID_PLAN for a host whose plan lacks the catalogue; of a customer there it takes none. */
export function wantedProducts({ viewer }: Context, ids: readonly string[] | null | undefined): string[] {
  if (!ids || ids.length === 0) return [];
  if (viewer.kind === 'user') requireFeature(viewer, 'catalogue');
  else if (!('plan' in viewer) || !planHas(viewer.plan, 'catalogue')) return [];
  return [...new Set(ids)];
}

/** Those of the wanted items that are live, of this business, as JSON of SelectedProducts: a value for a statement. */
export const offeredItems = (wantedIds: readonly string[]): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', i.id::text, 'name', i.name)), '[]')
  from ${ITEMS} i where i.id = any(${wantedIds.filter(isId)}::bigint[]) and i.is_live
)`;

interface Choice {
  wantedIds: readonly string[];
  offered: readonly SelectedProduct[];
}

/**
 * The wanted items in the order of the wish. Throws NOT_FOUND with the reason ITEM_NOT_OFFERED and the ids if some are not offered; with `leavesOut` it
 * goes without them, as a customer who was offline could not know.
 */
export function chosenProducts(
  { wantedIds, offered }: Choice,
  { leavesOut = false }: { leavesOut?: boolean } = {},
): SelectedProduct[] {
  const chosen = wantedIds.flatMap((id) => offered.find((item) => item.id === id) ?? []);
  if (leavesOut || chosen.length === wantedIds.length) return chosen;
  throw notOffered(wantedIds.filter((id) => !offered.some((item) => item.id === id)));
}
