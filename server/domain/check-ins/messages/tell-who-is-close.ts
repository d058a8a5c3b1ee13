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
import { isRecent, positionsSince } from '../waits/has-position.sql.js';
import { placeAt } from '../waits/checked-in-for.sql.js';
import { lineNow, type LineNow } from '../waits/line-now.sql.js';
import { quoterOf } from '../waits/quote.js';
import { JUST_SHOWN_MS, UNDO_MS, UNDO_TRAVEL_MS } from '../entry/time-windows.js';
import { MINUTE_MS } from '../../../core/durations.js';

/** Minutes. A party is close if it is next, or among the first CLOSE_PLACES with a quote that begins below and whose middle is no longer. */
const CLOSE_MINUTES = 10;
const CLOSE_PLACES = 5;
/** Changes of status check again at once; quotes that shrink with time and deletions are noticed after this. */
const RECHECK_MS = 5 * MINUTE_MS;
/** As soon as it checks again. */
const SOONEST_MS = UNDO_MS;

interface UntoldRow {
  id: string;
  partySize: number;
  createdAt: Date;
  partiesAhead: number;
  holdUntil: Date | null;
  aheadAtFirst: number | null;
  lowAtFirst: number | null;
  /** Joined on their own phone, with a number that nobody saw them type. */
  byPhone: boolean;
  /** Until when a change before it can be taken back: such parties still count as ahead. */
  undoUntil: Date | null;
  /** In the first row only: it is long. */
  lineNow: LineNow | null;
}

const PLACE = placeAt(sql`c`);

/** Waiting parties that were not texted yet; none if the business sends no such texts. Those that checked in 4 hours ago have no position (ruling 12). */
const untoldAt = (now: Date): Sql => sql`
  with app as materialized (
    select from ${CHECK_IN_APPS} a join ${OUR_BUSINESS} b on b.id = a.business_id
    where a.close_texts_enabled and b.plan = any(${PLANS_WITH_TEXTS}::text[])
  ), line as materialized (
    select id, party_size, created_at, (row_number() over (order by ${PLACE}, id) - 1)::int as parties_ahead, close_told_at,
      greatest(hold_until, case when ${PLACE} > created_at then ${PLACE} end) as hold_until,
      parties_ahead as ahead_at_first, quote_low as low_at_first, joined_by is not null as by_phone,
      status = 'checked-in' and deleted_at is null as is_waiting,
      max(case when deleted_at is not null then deleted_at + make_interval(secs => ${UNDO_MS / 1000})
        when status <> 'checked-in' then undo_until end) over (order by ${PLACE}, id) + make_interval(secs => ${UNDO_TRAVEL_MS / 1000}) as undo_until
    from check_in c where ${isRecent(sql`c`, now)} and exists (select from app) and (
      (status = 'checked-in' and coalesce(deleted_at > ${new Date(now.getTime() - UNDO_MS - UNDO_TRAVEL_MS)}, true))
      or (status <> 'checked-in' and deleted_at is null and undo ->> 'status' = 'checked-in' and undo_until > ${new Date(now.getTime() - UNDO_TRAVEL_MS)}))
  )
  select line.id, party_size, created_at, line.parties_ahead, hold_until, ahead_at_first, low_at_first, by_phone, undo_until,
    case when row_number() over (order by line.parties_ahead) = 1 then ${lineNow(positionsSince(now), now)} end as line_now
  from line where is_waiting and close_told_at is null order by line.parties_ahead`;

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
  const untold = await db.rows<UntoldRow>(untoldAt(now));
  const line = untold[0]?.lineNow;
  const quote = line && quoterOf(line, now, CLOSE_PLACES);
  const looks = untold.map((party) => ({
    id: party.id,
    at: checkAt(party, (party.partiesAhead < CLOSE_PLACES && quote?.(party)) || null, now),
  }));
  const close = looks.filter(({ at }) => at <= now.getTime()).map(({ id }) => id);
  const claimed = close.length > 0 ? await db.rows<{ id: string }>(claimClose(close, now)) : [];
  const later = looks.filter(({ at }) => at > now.getTime()).map(({ at }) => at);
  const claimedIds = new Set(claimed.map(({ id }) => id));
  for (const id of close.filter((closeId) => claimedIds.has(closeId))) {
    const { sentBy, messageId, why } = await sendToParty(context, GETTING_CLOSE, {
      checkInId: id,
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
  const runAt = new Date(Math.max(Math.min(...later), now.getTime() + SOONEST_MS));
  // A separate key, so that this one cannot delay the immediate run after a change of status.
  context.enqueue(TELL_CLOSE, {}, { runAt, key: `tell-close-later:${context.businessId}`, again: true, once: true });
}

const isClose = ({ lowMinutes, minutes }: Pick<WaitQuote, 'lowMinutes' | 'minutes'>): boolean =>
  lowMinutes < CLOSE_MINUTES && minutes <= CLOSE_MINUTES;

/** When to check a party that has not been texted: now if it is close. */
function checkAt(
  { partiesAhead, createdAt, holdUntil, aheadAtFirst, lowAtFirst, byPhone, undoUntil }: UntoldRow,
  quote: WaitQuote | null,
  now: Date,
): number {
  if (holdUntil && holdUntil > now) return holdUntil.getTime();
  if (partiesAhead > 0 && !(quote && isClose(quote)))
    return Math.min(undoUntil?.getTime() ?? Infinity, now.getTime() + (quote ? MINUTE_MS : RECHECK_MS));
  // The middle that it was told is not kept: a range that begins below says enough.
  const wasCloseAtFirst =
    aheadAtFirst === 0 ||
    (aheadAtFirst !== null && aheadAtFirst < CLOSE_PLACES && lowAtFirst !== null && lowAtFirst < CLOSE_MINUTES);
  if (wasCloseAtFirst) return createdAt.getTime() + JUST_SHOWN_MS;
  // A party that leaves within its first minute gets no text.
  return byPhone ? Math.max(now.getTime(), createdAt.getTime() + MINUTE_MS) : now.getTime();
}
