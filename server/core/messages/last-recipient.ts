import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import type { MessageKind } from './define-message.js';

/** The phone or mailbox to which the last message of a kind about a subject left; null if none did, or where it is kept no longer. */
export async function lastRecipient(
  { db }: Context,
  { kind, about }: MessageKind,
  subjectId: string,
): Promise<string | null> {
  const message = await db.row<{ recipient: string }>(sql`
    select recipient from message
    where subject_kind = ${about} and subject_id = ${subjectId} and template = ${kind} and status in ('sending', 'unknown', 'sent', 'delivered')
    order by id desc limit 1`);
  return message?.recipient || null;
}
