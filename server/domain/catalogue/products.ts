import type { Product } from '../../../entities/Product.js';
import type { Context } from '../../core/context.js';
import { pageFacts, skipOf } from '../../core/graphql/paging.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { ProductPage } from './catalogue.types.js';
import type { ProductsArgs } from './product.inputs.js';
import { listing, productById, toProduct, type ProductRow } from './product-rows.js';

/** One page of the live or of the archived items. */
export async function products(context: Context, args: ProductsArgs): Promise<ProductPage> {
  const { archived, first } = args;
  const skip = skipOf(args);
  const search = args.search?.trim() ?? '';
  const rows = await context.db.rows<ProductRow>(listing({ archived, search, first, skip }));
  return { items: rows.map(toProduct), ...pageFacts(rows, skip) };
}

/** An item, live or archived. Throws NOT_FOUND. */
export async function readProduct(context: Context, id: string): Promise<Product> {
  const row = await context.db.row<ProductRow>(productById(idOf(id, 'That item')));
  if (!row) throw notFound('That item');
  return toProduct(row);
}
