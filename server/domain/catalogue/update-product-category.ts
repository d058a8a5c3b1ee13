import type { ProductCategory } from '../../../entities/ProductCategory.js';
import type { Context } from '../../core/context.js';
import { requireVersion } from '../../core/require-version.js';
import { sql } from '../../core/database/sql.js';
import { oneLine } from '../../core/names.js';
import { lockCatalogue } from './lock-catalogue.js';
import { readProductCategory } from './product-categories.js';
import type { UpdateProductCategoryInput } from './product-category.inputs.js';
import { requireName } from './product-values.js';
import { requireFreeName } from './require-free-name.js';
import { CATALOGUE } from './topics.js';

interface Save {
  id: string;
  /** Null where the last save wins. */
  version: number | null;
  input: UpdateProductCategoryInput;
}

/** Saves the form of a category. Throws NOT_FOUND; CONFLICT for the name of another live one; STALE with the current category in `details.current`. */
export async function updateProductCategory(context: Context, { id, version, input }: Save): Promise<ProductCategory> {
  lockCatalogue(context);
  const category = await readProductCategory(context, id);
  requireVersion(version, category, { type: 'ProductCategory', name: 'this category' });
  const name = input.name === undefined || input.name === null ? category.name : requireName(input.name);
  if (!category.archivedAt) await requireFreeName(context, name, category.id);
  const subheading = oneLine(input.subheading ?? category.subheading);
  const position = input.position ?? category.position;
  context.db.send(sql`
    update product_category
    set name = ${name}, subheading = ${subheading}, position = ${position},
        place = case when position = ${position} then place else 0 end, version = version + 1
    where id = ${category.id}`);
  context.tick(CATALOGUE);
  return readProductCategory(context, category.id);
}
