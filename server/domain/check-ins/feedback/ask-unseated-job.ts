import { FEEDBACK_AFTER_MS } from '../queue/time-windows.js';
import type { Services } from '../../../core/context.js';
import { transaction } from '../../../core/database/transaction.js';

export interface AskUnseated {
  businessId: string;
  since: string;
}

/** Whoever was seated has a job of their own since then. */
const UNSEATED = `
  select id, created_at as "createdAt" from check_in
  where status in ('checked-in', 'ready') and deleted_at is null and created_at >= $1 order by created_at, id`;

/**
 * Begins to ask parties for feedback that came in at or after `since` 3 hours ago and were never seated (ruling 16), and comes back for who came
 * later: one job for a business, so that a check-in seldom writes any.
 */
export async function askUnseated(
  { source, clock }: Pick<Services, 'source' | 'clock'>,
  { businessId, since }: AskUnseated,
): Promise<void> {
  const dueAt = ({ createdAt }: { createdAt: Date }) => new Date(createdAt.getTime() + FEEDBACK_AFTER_MS);
  await transaction(source, { tenant: businessId }, async (db) => {
    const unseated = await db.rows<{ id: string; createdAt: Date }>(UNSEATED, [new Date(since)]);
    const now = clock.now();
    for (const { id } of unseated.filter((party) => dueAt(party) <= now))
      db.enqueue('ask-feedback', { businessId, checkInId: id }, { key: `ask-feedback:${id}` });
    const next = unseated.find((party) => dueAt(party) > now);
    if (next)
      db.enqueue(
        'ask-unseated',
        { businessId, since: next.createdAt.toISOString() },
        { runAt: dueAt(next), key: `ask-unseated:${businessId}`, again: true },
      );
  });
}
