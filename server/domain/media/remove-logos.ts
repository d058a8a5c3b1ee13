import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { REMOVED_MS, TIDY_MEDIA, tidyIn } from './tidy-media-job.js';

/** Removes every logo but this one; a job deletes the files. */
export async function removeLogos(context: Context, exceptId: string | null): Promise<void> {
  const removed = await context.db.rows(sql`
    update media set removed_at = ${context.now()}
    where kind = 'checkinapp' and attached_at is not null and removed_at is null and id is distinct from ${exceptId}::bigint
    returning id`);
  if (removed.length > 0) context.enqueue(TIDY_MEDIA, {}, tidyIn(context, REMOVED_MS));
}
