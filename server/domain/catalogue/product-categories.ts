import type { ProductCategory } from '../../../entities/ProductCategory.js';
import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';

const MAX_LISTED = 1000;
const COLUMNS = sql`id, name, subheading, position, version, created_at, archived_at`;
const byId = (id: string): Sql => sql`select ${COLUMNS} from product_category where id = ${id}`;

/** The live or the archived categories, by rank, place and name. */
export function productCategories({ db }: Context, archived: boolean): Promise<ProductCategory[]> {
  return db.rows<ProductCategory>(sql`
    select ${COLUMNS} from product_category
    where ${archived ? sql`archived_at is not null` : sql`archived_at is null`}
    order by position, place, name_key, id limit ${MAX_LISTED}`);
}

/** A category, live or archived. Throws NOT_FOUND. */
export async function readProductCategory({ db }: Context, id: string): Promise<ProductCategory> {
  const row = await db.row<ProductCategory>(byId(idOf(id, 'That category')));
  if (!row) throw notFound('That category');
  return row;
}
