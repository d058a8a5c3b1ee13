import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { QUEUE } from '../topics.js';

/** Writes that a party was asked for feedback. Version and undo stay: a host who edits the entry meanwhile loses nothing. */
export function markFeedbackAsked(context: Context, checkInId: string): void {
  context.db.send(sql`update check_in set feedback_asked_at = ${context.now()} where id = ${checkInId}`);
  context.tick(QUEUE);
}
