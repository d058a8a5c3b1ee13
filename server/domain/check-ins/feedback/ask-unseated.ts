import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { ASK_FEEDBACK, ASK_UNSEATED } from '../check-in-jobs.js';
import { FEEDBACK_AFTER_MS } from '../queue/time-windows.js';

/** Seated parties have jobs of their own. */
const unseatedSince = (since: Date): Sql => sql`
  select id, created_at from check_in
  where status in ('checked-in', 'ready') and deleted_at is null and created_at >= ${since} order by created_at, id`;

/**
 * Asks parties for feedback that checked in at or after `since`, 3 hours ago or more, and were never seated (ruling 16). Reschedules itself for later
 * parties: one job per business, so that a check-in rarely writes one.
 */
export async function askUnseated(context: Context, { since }: { since: string }): Promise<void> {
  const dueAt = ({ createdAt }: { createdAt: Date }) => new Date(createdAt.getTime() + FEEDBACK_AFTER_MS);
  const unseated = await context.db.rows<{ id: string; createdAt: Date }>(unseatedSince(new Date(since)));
  const now = context.now();
  for (const { id } of unseated.filter((party) => dueAt(party) <= now))
    context.enqueue(ASK_FEEDBACK, { checkInId: id }, { key: `ask-feedback:${id}` });
  const next = unseated.find((party) => dueAt(party) > now);
  if (next)
    context.enqueue(
      ASK_UNSEATED,
      { since: next.createdAt.toISOString() },
      { runAt: dueAt(next), key: `ask-unseated:${context.businessId}`, again: true },
    );
}
