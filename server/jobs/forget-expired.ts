import type { Services } from '../context.js';
import { transaction } from '../database/transaction.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every hour: takes away limits, sessions and e-mail tokens whose time is over. Global tables only. */
export async function forgetExpired({ source, clock }: Pick<Services, 'source' | 'clock'>): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - DAY_MS);
  await transaction(source, { tenant: null }, async (db) => {
    await db.rows('delete from rate_limit where window_start < $1', [dayAgo]);
    await db.rows('delete from session where expires_at < $1', [dayAgo]);
    await db.rows('delete from email_token where expires_at < $1', [dayAgo]);
  });
}
