import type { Product } from '../../../entities/Product.js';
import type { ProductCategory } from '../../../entities/ProductCategory.js';
import { holdsWords } from '../../core/database/plain-text.sql.js';
import { NO_SQL, sql, type Sql } from '../../core/database/sql.js';
import { MAIN_PHOTO_COLUMNS, MAIN_PHOTOS, mainImageOf, type MainPhotoRow } from '../media/main-image.js';
import { P_ITEM_COLUMNS } from './product-columns.js';

/** An item with its category, whose columns begin with `group`, and its main photo; a list's total in every row. */
export interface ProductRow extends Omit<Product, 'category' | 'image'>, MainPhotoRow {
  groupId: string | null;
  groupName: string;
  groupSubheading: string;
  groupPosition: number;
  groupVersion: number;
  groupCreatedAt: Date;
  groupArchivedAt: Date | null;
  total?: string;
}

const COLUMNS = sql`
  p.id, ${P_ITEM_COLUMNS}, p.version, p.created_at, p.archived_at,
  c.id as group_id, c.name as group_name, c.subheading as group_subheading, c.position as group_position,
  c.version as group_version, c.created_at as group_created_at, c.archived_at as group_archived_at,
  ${MAIN_PHOTO_COLUMNS}`;

/** While its category is archived, an item has none. */
const FROM = sql`
  from product p
  left join product_category c on c.business_id = p.business_id and c.id = p.category_id and c.archived_at is null
  left join ${MAIN_PHOTOS} m on m.business_id = p.business_id and m.product_id = p.id`;

/** By rank, place and name of the category, then of the item; items without a category are last. */
const ORDER = sql`c.position nulls last, c.place, c.name_key, c.id, p.position, p.place, lower(p.name), p.id`;

/** Each word is found somewhere; none runs from the name into the description. */
const matches = (search: string): Sql => holdsWords(sql`concat_ws(chr(10), p.search_text, c.search_text)`, search);

export interface ProductListing {
  archived: boolean;
  search: string;
  first: number;
  skip: number;
}

/** One page of a list with its total, in one statement. */
export const listing = ({ archived, search, first, skip }: ProductListing): Sql => sql`
  select ${COLUMNS}, count(*) over () as total ${FROM}
  where ${archived ? sql`p.archived_at is not null` : sql`p.archived_at is null`}
  ${search ? sql`and ${matches(search)}` : NO_SQL}
  order by ${ORDER} limit ${first} offset ${skip}`;

export const productById = (id: string): Sql => sql`select ${COLUMNS} ${FROM} where p.id = ${id}`;

export const toProduct = (row: ProductRow): Product => ({
  ...row,
  category: row.groupId ? categoryOf({ ...row, groupId: row.groupId }) : null,
  image: mainImageOf(row),
});

const categoryOf = (row: ProductRow & { groupId: string }): ProductCategory => ({
  id: row.groupId,
  name: row.groupName,
  subheading: row.groupSubheading,
  position: row.groupPosition,
  version: row.groupVersion,
  createdAt: row.groupCreatedAt,
  archivedAt: row.groupArchivedAt,
});
