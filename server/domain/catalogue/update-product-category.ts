import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { ProductCategory } from '../../../entities/ProductCategory.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { GraphQLValue } from '../../core/GraphQLValue.js';
import { oneLine } from '../../core/names.js';
import { Refusal } from '../../core/Refusal.js';
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
  if (version !== null && category.version !== version)
    throw new Refusal(
      ErrorCode.STALE,
      'Somebody else changed this category. Look at it as it is now, then save again.',
      { details: { current: new GraphQLValue('ProductCategory', category) } },
    );
  const name = input.name === undefined || input.name === null ? category.name : requireName(input.name);
  if (!category.archivedAt) await requireFreeName(context, name, category.id);
  const subheading = oneLine(input.subheading ?? category.subheading);
  context.db.send(sql`
    update product_category
    set name = ${name}, subheading = ${subheading}, position = ${input.position ?? category.position}, version = version + 1
    where id = ${category.id}`);
  context.tick(CATALOGUE);
  return readProductCategory(context, category.id);
}
