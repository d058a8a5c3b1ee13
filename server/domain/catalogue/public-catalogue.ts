import type { Context } from '../../core/context.js';
import { pageFacts, skipOf } from '../../core/graphql/paging.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { hasFeature } from '../businesses/has-feature.js';
import { mainImageOf } from '../media/main-image.js';
import type { PublicCatalogueArgs } from './public-catalogue.inputs.js';
import { productCategories } from './product-categories.js';
import { listing, productById, type ProductRow } from './product-rows.js';
import type { PublicProduct, PublicProductCategory, PublicProductPage } from './public-catalogue.types.js';

const EMPTY: PublicProductPage = { items: [], total: 0, cursor: null };

/** One page of the live items; empty where the plan has no catalogue. Throws NOT_FOUND without such a business. */
export async function publicCatalogue(context: Context, args: PublicCatalogueArgs): Promise<PublicProductPage> {
  if (!(await hasFeature(context, 'catalogue'))) return EMPTY;
  const skip = skipOf(args);
  const page = { archived: false, search: args.search?.trim() ?? '', first: args.first, skip };
  const rows = await context.db.rows<ProductRow>(listing(page));
  return { items: rows.map(toPublicProduct), ...pageFacts(rows, skip) };
}

/** A live item. Throws NOT_FOUND, also where the plan has no catalogue. */
export async function publicProduct(context: Context, id: string): Promise<PublicProduct> {
  const itemId = idOf(id, 'That item');
  const row = (await hasFeature(context, 'catalogue'))
    ? await context.db.row<ProductRow>(productById(itemId))
    : undefined;
  if (!row || row.archivedAt) throw notFound('That item');
  return toPublicProduct(row);
}

/** The live categories; none where the plan has no catalogue. */
export async function publicProductCategories(context: Context): Promise<PublicProductCategory[]> {
  if (!(await hasFeature(context, 'catalogue'))) return [];
  const categories = await productCategories(context, false);
  return categories.map(({ id, name, subheading }) => ({ id, name, subheading }));
}

/** Field by field, so that a new column is not public by accident. */
const toPublicProduct = (row: ProductRow): PublicProduct => ({
  id: row.id,
  type: row.type,
  name: row.name,
  price: row.price,
  durationMinutes: row.durationMinutes,
  description: row.description,
  category: row.groupId ? { id: row.groupId, name: row.groupName, subheading: row.groupSubheading } : null,
  image: mainImageOf(row),
});
