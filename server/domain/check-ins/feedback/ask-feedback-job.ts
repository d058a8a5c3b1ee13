import { askForFeedback } from './ask-for-feedback.js';
import type { Services } from '../../../core/context.js';
import { transaction } from '../../../core/database/transaction.js';

export interface AskFeedback {
  businessId: string;
  checkInId: string;
}

/** Asks for feedback about a visit, or comes back when it is due: the state and the plan may have changed since it was enqueued. */
export async function askFeedback(
  { source, clock, config }: Pick<Services, 'source' | 'clock' | 'config'>,
  payload: AskFeedback,
): Promise<void> {
  const { businessId, checkInId } = payload;
  await transaction(source, { tenant: businessId }, async (db) => {
    const { isAsked, dueAt } = await askForFeedback({ db, now: clock.now(), number: config.textsFrom }, checkInId);
    if (dueAt) db.enqueue('ask-feedback', payload, { runAt: dueAt, key: `ask-feedback:${checkInId}`, again: true });
    if (isAsked) db.send(`select pg_notify('tick', $1)`, [`${businessId} queue`]);
  });
}
