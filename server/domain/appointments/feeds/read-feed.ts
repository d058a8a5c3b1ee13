import { enforceRateLimit } from '../../../core/access/rate-limit.js';
import { verifyToken } from '../../../core/access/TokenKind.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { languageOf } from '../../../core/i18n/language.js';
import { notFound } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { longCalendarFile } from '../news/calendar-file.js';
import { feedEntries } from './feed-entries.js';
import { feedName } from './feed-words.js';
import { FEED_LINK } from './feed-link.js';

/** Of one address, by however many programs. */
const READS = { max: 60, windowMs: 10 * MINUTE_MS };

/** Programs give up on larger ones. */
const MAX_OCTETS = 5_000_000;

interface Feed {
  staffId: string | null;
  language: string;
}

/** The file of a feed. Throws NOT_FOUND for an address that is void, RATE_LIMITED. */
export async function readFeed(context: Context, token: string): Promise<string> {
  await verifyToken(context, FEED_LINK, token);
  const feed = await noteUse(context, hashToken(token));
  const language = languageOf(feed.language);
  const { business, staff, entries } = await feedEntries(context, feed.staffId, language);
  return longCalendarFile({ method: 'PUBLISH', name: feedName(language, { business, staff }), entries }, MAX_OCTETS);
}

/** When it was used is written once a minute. */
const noteUse = (context: Context, hash: string): Promise<Feed> =>
  context.preflight(async (db) => {
    const now = context.now();
    await enforceRateLimit(db, `calendar-feed:${hash}`, READS, now);
    const feed = await db.row<Feed>(sql`select staff_id, language from calendar_feed where hash = ${hash}`);
    if (!feed) throw notFound(FEED_LINK.subject);
    await db.rows(sql`
      update calendar_feed set last_used_at = ${now}
      where hash = ${hash} and (last_used_at is null or last_used_at <= ${new Date(now.getTime() - MINUTE_MS)})`);
    return feed;
  });
