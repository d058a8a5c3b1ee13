import type { Context } from '../../core/context.js';
import { validateArgument } from '../../core/graphql/validate-argument.js';
import { prepareRows as prepareEach } from '../../core/imports/prepare-rows.js';
import { oneLine } from '../../core/names.js';
import { ensureCategory } from './ensure-category.js';
import type { AddProductInput } from './product.inputs.js';
import type { ImportProductInput } from './product-import.inputs.js';
import type { NewProduct } from './product-columns.js';
import { changedValues, NEW } from './product-values.js';

/** The values of all rows with their categories, of which it adds those that are missing; throws INVALID_INPUT with every fault in `details.rows`. */
export function prepareRows(
  context: Context,
  importId: string,
  rows: readonly ImportProductInput[],
): Promise<NewProduct[]> {
  const categories = new Map<string, string | null>();
  return prepareEach(rows, async ({ row, item }) => {
    await validateArgument(item);
    const values = changedValues(NEW, item);
    return { row, ...values, categoryId: await categoryOf(context, importId, item, categories) };
  });
}

/** Looks each category up once. */
async function categoryOf(
  context: Context,
  importId: string,
  item: AddProductInput,
  known: Map<string, string | null>,
): Promise<string | null> {
  const key = JSON.stringify([item.categoryId ?? null, oneLine(item.newCategoryName ?? '').toLowerCase()]);
  const id = known.get(key) ?? (await ensureCategory(context, item, null, importId));
  known.set(key, id);
  return id;
}
