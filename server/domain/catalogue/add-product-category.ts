import type { ProductCategory } from '../../../entities/ProductCategory.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { oneLine } from '../../core/names.js';
import { lockCatalogue } from './lock-catalogue.js';
import { readProductCategory } from './product-categories.js';
import type { AddProductCategoryInput } from './product-category.inputs.js';
import { requireName } from './product-values.js';
import { requireFreeName } from './require-free-name.js';
import { requireCatalogueSize } from './require-catalogue-size.js';
import { CATALOGUE } from './topics.js';

/** Adds a category. Throws CONFLICT, with the other one in `details.current`, if a live one has its name. */
export async function addProductCategory(context: Context, input: AddProductCategoryInput): Promise<ProductCategory> {
  const name = requireName(input.name);
  lockCatalogue(context);
  await requireFreeName(context, name);
  const id = await insertCategory(context, { ...input, name });
  await requireCatalogueSize(context);
  return readProductCategory(context, id);
}

/** Id of the new category. The caller holds the catalogue's lock and has looked whether its name is free. */
export async function insertCategory(
  context: Context,
  { name, subheading, position }: AddProductCategoryInput,
  importId: string | null = null,
): Promise<string> {
  const row = await context.db.row<{ id: string }>(sql`
    insert into product_category (name, subheading, position, created_at, import_id)
    values (${name}, ${oneLine(subheading ?? '')}, ${position ?? 0}, ${context.now()}, ${importId}) returning id`);
  context.tick(CATALOGUE);
  return row!.id;
}
