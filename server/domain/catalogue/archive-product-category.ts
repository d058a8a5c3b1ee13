import type { ProductCategory } from '../../../entities/ProductCategory.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { lockCatalogue } from './lock-catalogue.js';
import { readProductCategory } from './product-categories.js';
import { requireFreeName } from './require-free-name.js';
import { requireCatalogueSize } from './require-catalogue-size.js';
import { CATALOGUE } from './topics.js';

/** Archives a category: its items stay, without a category until it is restored. */
export const archiveProductCategory = (context: Context, id: string): Promise<ProductCategory> =>
  setArchived(context, id, true);

/** Brings a category back, with the items that still belong to it. Throws CONFLICT if a live one has its name, or for too many. */
export const restoreProductCategory = (context: Context, id: string): Promise<ProductCategory> =>
  setArchived(context, id, false);

/** Does nothing to one that is so already. */
async function setArchived(context: Context, id: string, isArchived: boolean): Promise<ProductCategory> {
  lockCatalogue(context);
  const category = await readProductCategory(context, id);
  if ((category.archivedAt !== null) === isArchived) return category;
  if (!isArchived) await requireFreeName(context, category.name);
  context.db.send(sql`
    update product_category set archived_at = ${isArchived ? context.now() : null}, version = version + 1
    where id = ${category.id}`);
  await requireCatalogueSize(context);
  await audit(context, isArchived ? 'catalogue.archive-category' : 'catalogue.restore-category', {
    subject: category.id,
  });
  context.tick(CATALOGUE);
  return readProductCategory(context, category.id);
}
