import { audit } from '../../../core/access/audit.js';
import { requireFeature } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { linkBase } from '../../../core/http/own-url.js';
import { hashToken } from '../../../core/tokens.js';
import { feedPath } from '../paths.js';
import type { NewCalendarFeed } from './feed.types.js';
import { newFeedToken } from './feed-link.js';
import { feedOwner, requireAccount } from './feed-owner.js';

/** Makes the address of a feed; the one before is void from then on. Throws as `feedOwner` does, INVALID_PLAN, and CONFLICT for who does not sign in. */
export async function newCalendarFeed(context: Context, of: string | null): Promise<NewCalendarFeed> {
  requireFeature(context.viewer, 'booking');
  const owner = await feedOwner(context, of);
  const accountId = requireAccount(owner);
  const token = newFeedToken(context.businessId);
  const createdAt = context.now();
  const { language } = context.facts;
  await context.db.rows(sql`
    insert into calendar_feed (staff_id, account_id, made_by, hash, language, created_at)
    values (${owner.staffId}, ${accountId}, ${context.user.accountId}, ${hashToken(token)}, ${language}, ${createdAt})
    on conflict (business_id, staff_id) do update
    set account_id = excluded.account_id, made_by = excluded.made_by, hash = excluded.hash, language = excluded.language, created_at = excluded.created_at, last_used_at = null`);
  await audit(context, 'calendar.feed', { subject: owner.staffId ?? '' });
  return {
    address: `${linkBase(context)}${feedPath(token)}`,
    feed: { staffId: owner.staffId, createdAt, lastUsedAt: null },
  };
}
