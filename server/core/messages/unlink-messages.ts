import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import type { MessageKind } from './define-message.js';

/** Messages of a kind about subjects that are to be forgotten: that one was sent stays, not to whom. */
export async function unlinkMessages(
  { db }: Context,
  { kind }: MessageKind,
  subjectIds: readonly string[],
): Promise<void> {
  await db.rows(sql`
    update message set customer_id = null, recipient = '', body = null, data = '{}'
    where subject_id = any(${subjectIds}::text[]) and template = ${kind} and status not in ('queued', 'sending')`);
}
