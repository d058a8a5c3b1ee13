import type { Services } from '../../core/context.js';
import { transaction } from '../../core/database/transaction.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Providers repeat an event for hours, not for weeks. */
const EVENT_DAYS = 14;

/** Every hour: takes away limits, sessions, e-mail tokens and notes of events whose time is over. Global tables only. */
export async function forgetExpired({ source, clock }: Pick<Services, 'source' | 'clock'>): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - DAY_MS);
  await transaction(source, { tenant: null }, async (db) => {
    await db.rows('delete from rate_limit where window_start < $1', [dayAgo]);
    await db.rows('delete from session where expires_at < $1', [dayAgo]);
    await db.rows('delete from provider_event where at < $1', [new Date(clock.now().getTime() - EVENT_DAYS * DAY_MS)]);
    await db.rows('delete from email_token where expires_at < $1', [dayAgo]);
  });
}
