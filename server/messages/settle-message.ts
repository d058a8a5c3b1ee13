import type { Db } from '../database/transaction.js';

// A run that was taken for dead may still learn that its mail left.
const SENT = `update message set status = 'sent', reason = null, provider_id = $2, sent_at = $3 where id = $1 and status in ('sending', 'unknown')`;
const NOT_SENT = `update message set status = $2, reason = $3 where id = $1 and status = 'sending'`;

export async function markSent(db: Db, messageId: string, providerId: string, at: Date): Promise<void> {
  await db.rows(SENT, [messageId, providerId, at]);
}

/** `queued`: it will be tried again; `failed`: it will not; `unknown`: the provider may have it. */
export async function markNotSent(db: Db, messageId: string, status: 'queued' | 'failed' | 'unknown', reason: string): Promise<void> {
  await db.rows(NOT_SENT, [messageId, status, reason]);
}
