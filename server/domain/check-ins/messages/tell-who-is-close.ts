import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { PLANS_WITH_TEXTS } from '../../../core/access/plans.js';
import { GETTING_CLOSE } from './kinds/getting-close.js';
import { sendToParty } from './send-to-party.js';
import { logEvent, logEventOnce } from '../entry/log-event.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { TELL_CLOSE } from '../check-in-jobs.js';
import type { WaitQuote } from '../../../../entities/WaitQuote.js';
import type { Pace } from '../waits/pace.js';
import { quoterOf } from '../waits/quote.js';
import { JUST_SHOWN_MS, positionsSince } from '../entry/time-windows.js';

const MINUTE_MS = 60_000;
/** A party is close if it is next or its expected wait is below this. */
const CLOSE_MINUTES = 10;
/** Changes of status check again at once; quotes that shrink with time and deletions are noticed after this. */
const RECHECK_MS = 5 * MINUTE_MS;

interface UntoldRow {
  id: string;
  partySize: number;
  createdAt: Date;
  partiesAhead: number;
  holdUntil: Date | null;
  aheadAtFirst: number | null;
  quotedAtFirst: number | null;
  /** Joined on their own phone, with a number that nobody saw them type. */
  byPhone: boolean;
  /** In the first row only: it is long. */
  pace: Pace | null;
}

/** Waiting parties that were not texted yet; none if the business sends no such texts. Those that checked in before `since` have no position (ruling 12). */
const untoldSince = (since: Date): Sql => sql`
  with app as materialized (
    select a.pace from ${CHECK_IN_APPS} a join ${OUR_BUSINESS} b on b.id = a.business_id
    where a.close_texts_enabled and b.plan = any(${PLANS_WITH_TEXTS}::text[])
  ), line as materialized (
    select id, party_size, created_at, (row_number() over (order by created_at, id) - 1)::int as parties_ahead, close_told_at, hold_until,
      parties_ahead as ahead_at_first, quote_high as quoted_at_first, joined_by is not null as by_phone
    from check_in where status = 'checked-in' and deleted_at is null and created_at >= ${since} and exists (select from app)
  )
  select line.id, party_size, created_at, line.parties_ahead, hold_until, ahead_at_first, quoted_at_first, by_phone,
    case when row_number() over (order by line.parties_ahead) = 1 then app.pace end as pace
  from line cross join app where close_told_at is null order by line.parties_ahead`;

/** Of two parallel runs the second waits here and skips the parties that the first has texted. */
const claimClose = (ids: readonly string[], now: Date): Sql => sql`
  with close as materialized (
    select business_id, id from check_in
    where id = any(${ids}::bigint[]) and close_told_at is null and status = 'checked-in' and deleted_at is null
    order by id for update
  )
  update check_in c set close_told_at = ${now} from close
  where c.business_id = close.business_id and c.id = close.id returning c.id`;

/** A cap held the text back: the next look finds the party again. */
const releaseClose = (id: string): Sql => sql`update check_in set close_told_at = null where id = ${id}`;

/**
 * Texts every waiting party that is next or close, once, if switched on and the plan has texts. A party that cannot be
 * texted is not tried again, nor one that asked for more time; one that a cap holds back is. Reschedules itself while some are not texted yet.
 */
export async function tellWhoIsClose(context: Context): Promise<void> {
  const { db } = context;
  const now = context.now();
  const untold = await db.rows<UntoldRow>(untoldSince(positionsSince(now)));
  const pace = untold[0]?.pace ?? null;
  const quote = pace && quoterOf(pace, now);
  const looks = untold.map((party) => ({
    id: party.id,
    at: checkAt(party, quote?.({ ...party, checkedInAt: party.createdAt }) ?? null, now),
  }));
  const close = looks.filter(({ at }) => at <= now.getTime()).map(({ id }) => id);
  const claimed = close.length > 0 ? await db.rows<{ id: string }>(claimClose(close, now)) : [];
  const later = looks.filter(({ at }) => at > now.getTime()).map(({ at }) => at);
  const claimedIds = new Set(claimed.map(({ id }) => id));
  for (const id of close.filter((closeId) => claimedIds.has(closeId))) {
    const { sentBy, messageId, why } = await sendToParty(context, GETTING_CLOSE, {
      checkInId: id,
      channel: 'text',
      fallBack: false,
      trigger: 'stranger',
    });
    if (sentBy) logEvent(context, [id], 'close-told', { messageId });
    else logEventOnce(context, id, 'close-not-told', { why });
    if (why !== 'limited') continue;
    db.send(releaseClose(id));
    later.push(now.getTime() + RECHECK_MS);
  }
  if (later.length === 0) return;
  const runAt = new Date(Math.max(Math.min(...later), now.getTime() + MINUTE_MS));
  // A separate key, so that this one cannot delay the immediate run after a change of status.
  context.enqueue(TELL_CLOSE, {}, { runAt, key: `tell-close-later:${context.businessId}`, again: true, once: true });
}

/** When to check a party that has not been texted: now if it is close. */
function checkAt(
  { partiesAhead, createdAt, holdUntil, aheadAtFirst, quotedAtFirst, byPhone }: UntoldRow,
  quote: WaitQuote | null,
  now: Date,
): number {
  if (holdUntil && holdUntil > now) return holdUntil.getTime();
  const isClose = partiesAhead === 0 || (quote !== null && quote.highMinutes < CLOSE_MINUTES);
  if (!isClose)
    return now.getTime() + Math.min(RECHECK_MS, quote ? (quote.highMinutes - CLOSE_MINUTES) * MINUTE_MS + 1 : Infinity);
  const wasCloseAtFirst = aheadAtFirst === 0 || (quotedAtFirst !== null && quotedAtFirst < CLOSE_MINUTES);
  if (wasCloseAtFirst) return createdAt.getTime() + JUST_SHOWN_MS;
  // A party that leaves within its first minute gets no text.
  return byPhone ? Math.max(now.getTime(), createdAt.getTime() + MINUTE_MS) : now.getTime();
}
