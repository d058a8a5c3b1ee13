import { tellWhoIsClose } from './tell-who-is-close.js';
import type { Services } from '../../../core/context.js';
import { transaction } from '../../../core/database/transaction.js';

/** Tells a business's parties that they are close, and comes back while some are still to be told. */
export async function tellClose(
  { source, clock, config }: Services,
  { businessId }: { businessId: string },
): Promise<void> {
  await transaction(source, { tenant: businessId }, async (db) => {
    const runAt = await tellWhoIsClose({ db, now: clock.now(), number: config.textsFrom });
    // A key of its own: a change of status that asks for a run at once must not be put off by this one.
    if (runAt) db.enqueue('tell-close', { businessId }, { runAt, key: `tell-close-later:${businessId}`, again: true });
  });
}
