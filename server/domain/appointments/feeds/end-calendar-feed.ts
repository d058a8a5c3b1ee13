import { audit } from '../../../core/access/audit.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { MutationResult } from '../../../core/graphql/MutationResult.js';
import { feedOwner } from './feed-owner.js';

/** Ends a feed: its address answers nobody any more. Throws as `feedOwner` does. */
export async function endCalendarFeed(context: Context, of: string | null): Promise<MutationResult> {
  const { staffId } = await feedOwner(context, of);
  await context.db.rows(sql`delete from calendar_feed where staff_id is not distinct from ${staffId}::bigint`);
  await audit(context, 'calendar.feed-ended', { subject: staffId ?? '' });
  return { success: true, message: 'The address of the calendar is void.' };
}
