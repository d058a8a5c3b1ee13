import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { QUEUE } from '../topics.js';

/** Records that a party was asked for feedback. Leaves version and undo unchanged, so that a host editing meanwhile loses nothing. */
export function markFeedbackAsked(context: Context, checkInId: string): void {
  context.db.send(sql`update check_in set feedback_asked_at = ${context.now()} where id = ${checkInId}`);
  context.tick(QUEUE);
}
