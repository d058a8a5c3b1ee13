import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** Whether the catalogue has live items. */
export async function hasItems({ db }: Context): Promise<boolean> {
  const row = await db.row(sql`select id from product where archived_at is null limit 1`);
  return row !== undefined;
}
