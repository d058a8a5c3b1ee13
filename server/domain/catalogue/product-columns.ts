import type { Product } from '../../../entities/Product.js';
import { joinSql, sql, type Sql } from '../../core/database/sql.js';

/** What an item holds and where it is kept: the statements that list, add and save items, and the types below, follow. */
const COLUMNS = {
  type: sql`type`,
  categoryId: sql`category_id`,
  name: sql`name`,
  price: sql`price`,
  durationMinutes: sql`duration_minutes`,
  description: sql`description`,
  position: sql`position`,
} satisfies Partial<Record<keyof Product, Sql>>;

const ENTRIES = Object.entries(COLUMNS) as [keyof typeof COLUMNS, Sql][];

type StoredProduct = Pick<Product, keyof typeof COLUMNS>;

/** What an item holds, apart from its category. */
export type ProductValues = Omit<StoredProduct, 'categoryId'>;

/** An item to add; `row` is that of the list it was imported from. */
export type NewProduct = StoredProduct & { row?: number };

/** Columns of an item that its forms write. */
export const ITEM_COLUMNS = joinSql(Object.values(COLUMNS), sql`, `);

/** The same of a table that a statement calls `p`. */
export const P_ITEM_COLUMNS = joinSql(
  Object.values(COLUMNS).map((column) => sql`p.${column}`),
  sql`, `,
);

/** Items as rows of their table, which says the types. */
export const asRows = (items: readonly NewProduct[]): Sql => {
  const rows = items.map((item) => ({
    ...Object.fromEntries(ENTRIES.map(([key, column]) => [column.text, item[key]])),
    import_row: item.row,
  }));
  return sql`jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb)`;
};
