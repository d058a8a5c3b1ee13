import { markOverdue } from './cancel-overdue.js';
import type { Services } from '../../../core/context.js';
import { transaction } from '../../../core/database/transaction.js';

/** Cancels a ready party that did not come within the owner's grace period; one that has longer is looked at again then. */
export async function markOverdueParty(
  { source, clock }: Services,
  { businessId, checkInId }: { businessId: string; checkInId: string },
): Promise<void> {
  await transaction(source, { tenant: businessId }, async (db) => {
    const { isMarked, dueAt } = await markOverdue(db, checkInId, clock.now());
    if (isMarked) db.send(`select pg_notify('tick', $1)`, [`${businessId} queue`]);
    if (dueAt)
      db.enqueue('no-show', { businessId, checkInId }, { runAt: dueAt, key: `no-show:${checkInId}`, again: true });
  });
}
