import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { noteOnlineChange } from '../online-changes/note-online-change.js';
import { isUnanswered } from './unanswered.sql.js';

/** Whoever is told of what customers do online hears again of a request that waits. */
export async function remindOfRequest(
  context: Context,
  { appointmentId, startsAt }: { appointmentId: string; startsAt: string },
): Promise<void> {
  const row = await context.db.row(sql`
    select from appointment a where a.id = ${appointmentId} and ${isUnanswered(startsAt)}`);
  if (row) noteOnlineChange(context, appointmentId, 'waits');
}
