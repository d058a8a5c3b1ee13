import type { Product } from '../../../entities/Product.js';
import type { Context } from '../../core/context.js';
import { ensureCategory } from './ensure-category.js';
import { insertProducts } from './insert-products.js';
import { lockCatalogue } from './lock-catalogue.js';
import type { AddProductInput } from './product.inputs.js';
import { changedValues, NEW } from './product-values.js';
import { readProduct } from './products.js';

/** Adds an item, and with it the category that was typed in. */
export async function addProduct(context: Context, input: AddProductInput): Promise<Product> {
  const values = changedValues(NEW, input);
  lockCatalogue(context);
  const categoryId = await ensureCategory(context, input, null);
  const [id] = await insertProducts(context, [{ ...values, categoryId }]);
  return readProduct(context, id!);
}
