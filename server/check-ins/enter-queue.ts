import type { CheckInStatus } from '../../entities/CheckInStatus.js';
import type { WaitQuote } from '../../entities/WaitQuote.js';
import { newToken } from '../access/tokens.js';
import type { Context } from '../context.js';
import { HOST_CONSENT, TEXT_CONSENT } from '../messages/consent.js';
import { Refusal, invalid } from '../graphql/errors.js';
import { ErrorCode } from '../../entities/ErrorCode.js';
import { PLANS_WITH_FEEDBACK, PLANS_WITH_TEXTS } from './after-status.js';
import { actorOf } from './entry.js';
import type { Pace } from './pace.js';
import { quoteOf } from './quote.js';
import { DAY, FEEDBACK_AFTER_MS, positionsSince } from './windows.js';

export interface Party { customerId: string; partySize: number; temperature: string | null; notes: string }

interface EnteredRow {
  [column: string]: unknown;
  paused: boolean; greeting: string; pace: Pace | null; id: string | null; publicId: string; status: CheckInStatus; createdAt: Date; isAdded: boolean; isLive: boolean;
  partiesAhead: string; peopleAhead: string;
}

/** What one learns of the entry that a customer has now: the new one, or the one they had. */
export interface Entered {
  id: string; publicId: string; status: CheckInStatus; createdAt: Date; isAdded: boolean;
  position: number | null; partiesAhead: number; peopleAhead: number; quote: WaitQuote | null; greeting: string;
}

/** How a party comes in. */
export interface Entry {
  /** The host adds it: also while check-in is paused. */
  byHost: boolean;
  /** When a kiosk took it without a network; null for now. They were told that they are in, so a pause does not keep them out. */
  madeAt?: Date | null;
}

/**
 * Adds the party, with its event, what the customer agreed to about texts, the jobs it brings and the tick, unless check-in is paused or the
 * customer waits or is ready today already, and says who is ahead: one statement. The customer's row is locked before, so two presses at once
 * become one entry.
 */
const ENTER = `
  with ${DAY}, app as materialized (
    select a.paused and not $10::boolean as paused, a.greeting, a.pace,
           a.close_texts_enabled and b.plan = any($16::text[]) as tells_close, a.auto_feedback_enabled and b.plan = any($17::text[]) as asks_feedback
    from check_in_app a join business b on b.id = a.business_id
  ), existing as materialized (
    select id, public_id, status, created_at from check_in
    where customer_id = $4 and status in ('checked-in', 'ready') and deleted_at is null and created_at >= (select today from day)
    order by created_at desc limit 1
  ), ahead as materialized (
    select count(*) as parties, coalesce(sum(party_size), 0) as people from check_in c left join existing e on true
    where c.status = 'checked-in' and c.deleted_at is null and c.created_at >= $3 and c.created_at <= coalesce(e.created_at, $9)
      and (e.id is null or c.created_at < e.created_at or c.id < e.id)
  ), added as (
    insert into check_in (public_id, customer_id, party_size, temperature, notes, created_at, received_at, is_new_customer, parties_ahead)
    select $5, $4, $6, $7, $8, $9, $13, not exists (select from check_in where customer_id = $4), ahead.parties from ahead
    where not exists (select from existing) and not (select paused from app)
    returning id, public_id, status, created_at
  ), logged as (
    insert into check_in_event (check_in_id, kind, at, actor, actor_name, data)
    select id, 'checked-in', $9, $11, $12, jsonb_build_object('partySize', $6::int) from added
  ), agreed as (
    insert into text_consent (dial_code, phone, kind, source, wording, at)
    select dial_code, phone, 'granted', $14, $15, $9 from customer
    where id = $4 and exists (select from added)
      and not exists (select from text_consent where phone = (select phone from customer where id = $4) and kind = 'granted' and wording = $15)
  ), entry as (
    select *, true as is_added from added union all select *, false from existing
  )
  select app.paused, app.greeting, app.pace,
         entry.id, entry.public_id as "publicId", entry.status, entry.created_at as "createdAt", entry.is_added as "isAdded",
         entry.status = 'checked-in' and entry.created_at >= $3 as "isLive", ahead.parties as "partiesAhead", ahead.people as "peopleAhead",
         case when entry.is_added then pg_notify('tick', current_setting('app.business_id') || ' queue')::text end as told,
         case when entry.is_added and app.tells_close and ahead.parties > 0
           then graphile_worker.enqueue('tell-close', json_build_object('businessId', current_setting('app.business_id')), null, 'tell-close:' || current_setting('app.business_id'))::text end as close,
         case when entry.is_added and app.asks_feedback
           then graphile_worker.enqueue('ask-feedback', json_build_object('businessId', current_setting('app.business_id'), 'checkInId', entry.id::text), $18, 'ask-feedback:' || entry.id)::text end as feedback
  from app left join entry on true cross join ahead`;

/** Puts a party into the queue (rulings 12, 15, 17, 18, 19). */
export async function enterQueue(context: Context, party: Party, { byHost, madeAt = null }: Entry): Promise<Entered> {
  const now = context.now();
  const at = madeAt ?? now;
  const { customerId, partySize, notes } = party;
  const row = (await context.db.row<EnteredRow>(ENTER, [
    now, null, positionsSince(now), customerId, newToken('c', context.businessId), partySize, temperatureOf(party.temperature), notes.trim(), at, byHost || madeAt !== null,
    ...actorOf(context), madeAt && now, ...agreementOf(context), PLANS_WITH_TEXTS, PLANS_WITH_FEEDBACK, new Date(at.getTime() + FEEDBACK_AFTER_MS),
  ]))!;
  if (row.id === null) throw new Refusal(ErrorCode.CHECK_IN_PAUSED, 'Check-in is paused right now. Please ask at the front desk.');
  const partiesAhead = Number(row.partiesAhead);
  const quote = row.isLive ? quoteOf(row.pace, { partiesAhead, partySize, at: now }) : null;
  if (quote && row.isAdded && madeAt === null) context.db.send(KEEP_QUOTE, [row.id, quote.lowMinutes, quote.highMinutes]);
  return {
    id: row.id, publicId: row.publicId, status: row.status, createdAt: row.createdAt, isAdded: row.isAdded, quote, greeting: row.greeting,
    position: row.isLive ? partiesAhead + 1 : null, partiesAhead: row.isLive ? partiesAhead : 0, peopleAhead: row.isLive ? Number(row.peopleAhead) : 0,
  };
}

const KEEP_QUOTE = `update check_in set quote_low = $2, quote_high = $3 where id = $1`;

/** Where the customer gave the number, and the words that stood there. */
function agreementOf({ viewer }: Context): [source: string, wording: string] {
  return viewer.kind === 'user' ? ['host', HOST_CONSENT] : [viewer.kind, TEXT_CONSENT];
}

/** °F with one decimal, 80 to 120, or null. Refuses anything else. */
export function temperatureOf(given: string | null): string | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  if (!/^\d{2,3}(\.\d)?$/.test(text) || Number(text) < 80 || Number(text) > 120) throw invalid('temperature', 'Temperature is a number of °F between 80 and 120, such as 98.6.');
  return text;
}
