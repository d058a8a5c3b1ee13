import type { Product } from '../../../entities/Product.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { ensureCategory } from './ensure-category.js';
import { lockCatalogue } from './lock-catalogue.js';
import type { AddProductInput } from './product.inputs.js';
import { changedValues, NEW } from './product-values.js';
import { readProduct } from './products.js';
import { requireRoom } from './require-room.js';
import { CATALOGUE } from './topics.js';

/** Adds an item, and with it the category that was typed in. */
export async function addProduct(context: Context, input: AddProductInput): Promise<Product> {
  const values = changedValues(NEW, input);
  lockCatalogue(context);
  const categoryId = await ensureCategory(context, input, null);
  const row = await context.db.row<{ id: string }>(sql`
    insert into product (type, category_id, name, price, duration_minutes, description, position, created_at)
    values (${values.type}, ${categoryId}, ${values.name}, ${values.price}, ${values.durationMinutes}, ${values.description},
            ${values.position}, ${context.now()})
    returning id`);
  await requireRoom(context);
  context.tick(CATALOGUE);
  return readProduct(context, row!.id);
}
