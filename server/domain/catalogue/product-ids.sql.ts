import { sql } from '../../core/database/sql.js';

/** Every item of the catalogue by its id; `is_live` while it is not archived. */
export const PRODUCT_IDS = sql`(select id, archived_at is null as is_live from product)`;
