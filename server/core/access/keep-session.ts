import type { Credentials } from './identify.js';
import type { Viewer } from './viewer.js';
import type { Dependencies } from '../context.js';
import { sql } from '../database/sql.js';
import { transaction } from '../database/transaction.js';
import type { AnswerCookies } from '../http/cookies.js';
import { SESSION_DAYS, signLoginToken } from './sessions.js';
import { DAY_MS, MINUTE_MS } from '../durations.js';

interface SessionRequest {
  credentials: Credentials;
  cookies?: AnswerCookies;
  renewsCookie?: boolean;
}

/**
 * Slides the caller's session: its last use at most once a minute, its 30 days at most once a day and together with the cookie,
 * so that neither outlives the other. A cookie session is not extended where the answer cannot renew its cookie.
 */
export async function keepSession(
  { source, config, clock }: Dependencies,
  viewer: Viewer,
  { credentials, cookies, renewsCookie = false }: SessionRequest,
): Promise<void> {
  if (viewer.kind !== 'user') return;
  const now = clock.now();
  const isADayOld = viewer.expiresAt.getTime() - now.getTime() <= (SESSION_DAYS - 1) * DAY_MS;
  const prolongs = isADayOld && (credentials.bearer !== undefined || renewsCookie);
  if (!prolongs && now.getTime() - viewer.lastUsedAt.getTime() < MINUTE_MS) return;
  const expiresAt = prolongs ? new Date(now.getTime() + SESSION_DAYS * DAY_MS) : viewer.expiresAt;
  await transaction(source, { tenant: null }, async (db) => {
    await db.rows(sql`
      update session set last_used_at = ${now}, expires_at = greatest(expires_at, ${expiresAt}) where id = ${viewer.sessionId}`);
    if (!prolongs || !cookies || credentials.cookie === undefined) return;
    cookies.loginToken = await signLoginToken(db, config.secret, {
      id: viewer.sessionId,
      accountId: viewer.accountId,
      businessId: viewer.businessId,
      expiresAt,
    });
  });
}
