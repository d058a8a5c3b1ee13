import type { TokenKind } from '../../../core/access/TokenKind.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { hashToken, newToken } from '../../../core/tokens.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { HAS_BOOKING } from '../has-booking.sql.js';
import { MANAGING_ROLES, MAY_SET_UP } from './may-set-up.sql.js';

const LETTER = 'f';

/** A new address' token: only its hash is kept. */
export const newFeedToken = (businessId: string): string => newToken(LETTER, businessId);

/**
 * Whether a feed `f` is open: for as long as its account works here and the plan has booking, and that of the business for as long as it may manage the feeds; one that a manager
 * made for a colleague as long as both do.
 */
export const IS_OPEN: Sql = sql`exists (
  select from ${STAFF_MEMBERS} s
  where s.business_id = f.business_id and s.account_id = f.account_id and s.is_live and ${HAS_BOOKING}
    and case when f.staff_id is null then s.role = any(${MANAGING_ROLES}::smallint[]) else s.id = f.staff_id end
) and ${MAY_SET_UP({ businessId: sql`f.business_id`, by: sql`f.made_by`, isOwn: sql`f.made_by = f.account_id` })}`;

/** The address that a calendar program reads. */
export const FEED_LINK: TokenKind = {
  letter: LETTER,
  subject: 'That calendar',
  limit: {
    // Programs of many people read from the same few addresses.
    key: 'calendar-feed',
    right: { max: 1000, windowMs: 10 * MINUTE_MS },
    wrong: { max: 60, windowMs: 10 * MINUTE_MS },
  },
  find: (token) => sql`select f.id from calendar_feed f where f.hash = ${hashToken(token)} and ${IS_OPEN}`,
};
