import { keepPace } from './measure-pace.js';
import type { Services } from '../../../core/context.js';
import { transaction } from '../../../core/database/transaction.js';

/** Keeps the pace that quotes are made from up to date. Who waits sees a new quote at once. */
export async function measurePaceOf(
  { source, clock }: Services,
  { businessId }: { businessId: string },
): Promise<void> {
  await transaction(source, { tenant: businessId }, async (db) => {
    const { isChanged, tryAt } = await keepPace(db, clock.now());
    if (isChanged) db.send(`select pg_notify('tick', $1)`, [`${businessId} queue`]);
    if (tryAt)
      db.enqueue('measure-pace', { businessId }, { runAt: tryAt, key: `measure-pace:${businessId}`, again: true });
  });
}
