import { sql } from '../../core/database/sql.js';

/** Every item of the catalogue, for other rooms; `is_live` while it is not archived. */
export const ITEMS = sql`(select business_id, id, name, duration_minutes, archived_at is null as is_live from product)`;

/** Whether the catalogue has live items. */
export const HAS_ITEMS = sql`exists (select from product where archived_at is null)`;
