import type { Product } from '../../../entities/Product.js';
import type { Context } from '../../core/context.js';
import { requireVersion } from '../../core/require-version.js';
import { sql } from '../../core/database/sql.js';
import { noteFreeTime } from '../businesses/note-free-time.js';
import { ensureCategory } from './ensure-category.js';
import { lockCatalogue } from './lock-catalogue.js';
import type { UpdateProductInput } from './product.inputs.js';
import { asRows, ITEM_COLUMNS } from './product-columns.js';
import { changedValues } from './product-values.js';
import { readProduct } from './products.js';
import { requireCatalogueSize } from './require-catalogue-size.js';
import { CATALOGUE } from './topics.js';

interface Save {
  id: string;
  /** Null where the last save wins. */
  version: number | null;
  input: UpdateProductInput;
}

/** Saves the form of an item, archived ones included. Throws NOT_FOUND; STALE with the current item in `details.current`. */
export async function updateProduct(context: Context, { id, version, input }: Save): Promise<Product> {
  lockCatalogue(context);
  const item = await readProduct(context, id);
  requireVersion(version, item, { type: 'Product', name: 'this item' });
  const values = changedValues(item, input);
  const categoryId = await ensureCategory(context, input, item.categoryId);
  // Who types another rank means it among all that have it.
  await context.db.rows(sql`
    update product
    set (${ITEM_COLUMNS}) = (select ${ITEM_COLUMNS} from ${asRows([{ ...values, categoryId }])}),
        place = case when position = ${values.position} then place else 0 end, version = version + 1
    where id = ${item.id}`);
  await requireCatalogueSize(context);
  noteFreeTime(context);
  context.tick(CATALOGUE);
  return readProduct(context, item.id);
}
