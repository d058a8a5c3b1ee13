import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { CalendarFeed } from './feed.types.js';
import { feedOwner } from './feed-owner.js';
import { IS_OPEN } from './feed-link.js';

/** What is known of the address of a feed; null while there is none, or where it has ended. Throws as `feedOwner` does. */
export async function calendarFeed(context: Context, of: string | null): Promise<CalendarFeed | null> {
  const { staffId } = await feedOwner(context, of);
  const feed = await context.db.row<CalendarFeed>(sql`
    select f.staff_id, f.created_at, f.last_used_at from calendar_feed f
    where f.staff_id is not distinct from ${staffId}::bigint and ${IS_OPEN}`);
  return feed ?? null;
}
