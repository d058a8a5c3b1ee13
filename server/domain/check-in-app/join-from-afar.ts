import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Plan } from '../../../entities/Plan.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import { planHas } from '../../core/access/plans.js';
import { enforceRateLimit } from '../../core/access/rate-limit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { HOUR_MS } from '../../core/durations.js';
import { notFound, Refusal } from '../../core/Refusal.js';
import { BUSINESS_PAGES, OUR_BUSINESS } from '../businesses/business.sql.js';
import type { PhoneSession } from './PhoneSession.js';
import { startPhoneSession } from './start-phone-session.js';

/** Of an address at one business. It takes nothing from the guests at the door behind the same address, and gets nothing back. */
const SESSIONS = { max: 30, windowMs: HOUR_MS };

interface Door {
  plan: Plan;
  joinsFromAfar: boolean;
  onlyFromHere: boolean;
  paused: boolean;
}

const door = sql`
  select b.plan, p.joins_from_afar, a.only_from_here, a.paused from check_in_app a
  join ${OUR_BUSINESS} b on b.id = a.business_id join ${BUSINESS_PAGES} p on p.business_id = a.business_id`;

/**
 * Starts a session of 300 minutes for a visitor of the business page, who has no QR code; it ends when the owner takes the way back. Throws NOT_FOUND;
 * FORBIDDEN where the line cannot be joined from afar; CHECK_IN_PAUSED; RATE_LIMITED.
 */
export async function joinFromAfar(context: Context): Promise<PhoneSession> {
  const key = `from-afar:${context.businessId}:${context.source}`;
  await context.preflight((db) => enforceRateLimit(db, key, SESSIONS, context.now()));
  const row = await context.db.row<Door>(door);
  if (!row) throw notFound('That business');
  if (!row.joinsFromAfar || row.onlyFromHere || !planHas(row.plan, 'business-page'))
    throw new Refusal(ErrorCode.FORBIDDEN, 'The line of this business can only be joined there.', {
      details: { reason: RefusalReason.NOT_FROM_AFAR },
    });
  if (row.paused) throw new Refusal(ErrorCode.CHECK_IN_PAUSED, 'Check-in is paused right now.');
  return startPhoneSession(context, { fromAfar: true });
}
