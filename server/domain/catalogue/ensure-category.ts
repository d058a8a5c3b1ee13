import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { oneLine } from '../../core/names.js';
import { invalid, notFound } from '../../core/Refusal.js';
import { insertCategory } from './add-product-category.js';
import type { UpdateProductInput } from './product.inputs.js';
import { liveCategoryNamed } from './require-free-name.js';

type Chosen = Pick<UpdateProductInput, 'categoryId' | 'newCategoryName'>;

/**
 * Id of the category that a form names, null for none, `before` where it names nothing; one that was typed in is added unless a live one has its name.
 * Throws NOT_FOUND for a category that is not live, INVALID_INPUT for two. The caller holds the catalogue's lock.
 */
export async function ensureCategory(
  context: Context,
  { categoryId, newCategoryName }: Chosen,
  before: string | null,
  importId: string | null = null,
): Promise<string | null> {
  const name = oneLine(newCategoryName ?? '');
  if (name && categoryId) throw invalid('newCategoryName', 'Choose a category or type a new one in, not both.');
  if (name) return (await liveCategoryNamed(context, name)) ?? (await insertCategory(context, { name }, importId));
  if (!categoryId) return categoryId === undefined ? before : null;
  const id = idOf(categoryId, 'That category');
  const category = await context.db.row(sql`select id from product_category where id = ${id} and archived_at is null`);
  if (!category) throw notFound('That category');
  return id;
}
