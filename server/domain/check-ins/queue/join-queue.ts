import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { WaitQuote } from '../../../../entities/WaitQuote.js';
import { newToken } from '../../../core/tokens.js';
import type { Context } from '../../../core/context.js';
import { HOST_CONSENT, TEXT_CONSENT } from '../../../core/messages/consent.js';
import { Refusal, invalid } from '../../../core/Refusal.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { PLANS_WITH_FEEDBACK, PLANS_WITH_TEXTS } from '../hosting/schedule-follow-ups.js';
import { actorOf } from './entry.js';
import { QUEUE } from '../topics.js';
import type { Pace } from '../waits/pace.js';
import { quoteOf } from '../waits/quote.js';
import { DAY, FEEDBACK_AFTER_MS, JUST_SHOWN_MS, positionsSince } from './time-windows.js';

export interface Party {
  customerId: string;
  partySize: number;
  temperature: string | null;
  notes: string;
}

/** The line as it stands before a party comes in, and the entry that its customer has today already, if any. */
export interface QueueSnapshot {
  [column: string]: unknown;
  paused: boolean;
  greeting: string;
  pace: Pace | null;
  tellsClose: boolean;
  asksFeedback: boolean;
  /** The entry that waits or is ready today, else the id for a new one. */
  id: string;
  publicId: string | null;
  status: CheckInStatus | null;
  createdAt: Date | null;
  isLive: boolean;
  partiesAhead: string;
  peopleAhead: string;
}

/** What one learns of the entry that a customer has now: the new one, or the one they had. */
export interface JoinResult {
  id: string;
  publicId: string;
  status: CheckInStatus;
  createdAt: Date;
  isAdded: boolean;
  position: number | null;
  partiesAhead: number;
  peopleAhead: number;
  quote: WaitQuote | null;
  greeting: string;
}

/** How a party comes in. */
export interface JoinOptions {
  /** The host adds it: also while check-in is paused. */
  byHost: boolean;
  /** When a kiosk took it without a network; null for now. They were told that they are in, so a pause does not keep them out. */
  madeAt?: Date | null;
}

/** Who comes: by the customer's id, or by the person's where it is not known yet. */
export type CustomerRef = { customerId: string } | { personId: string };

/** $4 is when the party comes in. */
const lookFor = (customer: string): string => `
  with ${DAY}, app as materialized (
    select a.paused, a.greeting, a.pace, a.close_texts_enabled and b.plan = any($6::text[]) as tells_close, a.auto_feedback_enabled and b.plan = any($7::text[]) as asks_feedback
    from check_in_app a join business b on b.id = a.business_id
  ), existing as materialized (
    select id, public_id, status, created_at from check_in
    where customer_id = ${customer} and status in ('checked-in', 'ready') and deleted_at is null and created_at >= (select today from day)
    order by created_at desc limit 1
  ), ahead as materialized (
    select count(*) as parties, coalesce(sum(party_size), 0) as people from check_in c left join existing e on true
    where c.status = 'checked-in' and c.deleted_at is null and c.created_at >= $3 and c.created_at <= coalesce(e.created_at, $4)
      and (e.id is null or c.created_at < e.created_at or c.id < e.id)
  )
  select app.paused, app.greeting, app.pace, app.tells_close as "tellsClose", app.asks_feedback as "asksFeedback", ahead.parties as "partiesAhead", ahead.people as "peopleAhead",
         coalesce(e.id, (current_setting('app.business_id')::bigint << 32) | nextval('check_in_id_seq')) as id, e.public_id as "publicId", e.status, e.created_at as "createdAt",
         coalesce(e.status, 'checked-in') = 'checked-in' and coalesce(e.created_at, $4) >= $3 as "isLive"
  from app left join existing e on true cross join ahead`;
const BY_CUSTOMER = lookFor('$5');
const BY_PERSON = lookFor('(select id from customer where person_id = $5)');

/**
 * What a party finds. The customer's row must be locked in the same transaction, by this statement's forerunner at the latest, so that two presses at
 * once become one entry.
 */
export async function readQueueSnapshot(
  context: Context,
  comer: CustomerRef,
  madeAt: Date | null = null,
): Promise<QueueSnapshot> {
  const now = context.now();
  const [look, id] = 'customerId' in comer ? [BY_CUSTOMER, comer.customerId] : [BY_PERSON, comer.personId];
  return (await context.db.row<QueueSnapshot>(look, [
    now,
    null,
    positionsSince(now),
    madeAt ?? now,
    id,
    PLANS_WITH_TEXTS,
    PLANS_WITH_FEEDBACK,
  ]))!;
}

/** The entry with what was quoted, its event, what the customer agreed to about texts, the jobs it brings and the tick. */
const ADD = `
  with added as (
    insert into check_in (id, public_id, customer_id, party_size, temperature, notes, created_at, received_at, is_new_customer, parties_ahead, quote_low, quote_high)
    values ($1, $2, $3, $4, $5, $6, $7, $8, not exists (select from check_in where customer_id = $3), $9, $10, $11)
  ), logged as (
    insert into check_in_event (check_in_id, kind, at, actor, actor_name, data) values ($1, 'checked-in', $7, $12, $13, jsonb_build_object('partySize', $4::int))
  ), agreed as (
    insert into text_consent (dial_code, phone, kind, source, wording, at)
    select dial_code, phone, 'granted', $14, $15, $7 from customer
    where id = $3 and not exists (select from text_consent where phone = (select phone from customer where id = $3) and kind = 'granted' and wording = $15)
  )
  select case when $16 then graphile_worker.enqueue_by('tell-close', json_build_object('businessId', current_setting('app.business_id')), $17, 'tell-close-later:' || current_setting('app.business_id'))::text end as close,
         case when $18 then graphile_worker.enqueue_by('ask-unseated', json_build_object('businessId', current_setting('app.business_id'), 'since', $7::timestamptz), $19, 'ask-unseated:' || current_setting('app.business_id'))::text end as feedback`;

/** Puts a party into the queue, unless check-in is paused or the customer waits or is ready today already (rulings 12, 15, 17, 18, 19). */
export function joinQueue(
  context: Context,
  line: QueueSnapshot,
  party: Party,
  { byHost, madeAt = null }: JoinOptions,
): JoinResult {
  const { id, isLive, greeting } = line;
  const now = context.now();
  const at = madeAt ?? now;
  const temperature = temperatureOf(party.temperature);
  const ahead = { parties: Number(line.partiesAhead), people: Number(line.peopleAhead) };
  const quote = isLive
    ? quoteOf(line.pace, { partiesAhead: ahead.parties, partySize: party.partySize, at: now })
    : null;
  const entry = {
    id,
    quote,
    greeting,
    position: isLive ? ahead.parties + 1 : null,
    partiesAhead: isLive ? ahead.parties : 0,
    peopleAhead: isLive ? ahead.people : 0,
  };
  if (line.publicId !== null)
    return { ...entry, publicId: line.publicId, status: line.status!, createdAt: line.createdAt!, isAdded: false };
  if (line.paused && !byHost && madeAt === null)
    throw new Refusal(ErrorCode.CHECK_IN_PAUSED, 'Check-in is paused right now. Please ask at the front desk.');
  const publicId = newToken('c', context.businessId);
  const told = madeAt === null ? quote : null;
  context.db.send(ADD, [
    id,
    publicId,
    party.customerId,
    party.partySize,
    temperature,
    party.notes.trim(),
    at,
    madeAt && now,
    ahead.parties,
    told?.lowMinutes,
    told?.highMinutes,
    ...actorOf(context),
    ...agreementOf(context),
    line.tellsClose && ahead.parties > 0,
    new Date(now.getTime() + JUST_SHOWN_MS),
    line.asksFeedback,
    new Date(at.getTime() + FEEDBACK_AFTER_MS),
  ]);
  context.tick(QUEUE);
  return { ...entry, publicId, status: CheckInStatus.CHECKED_IN, createdAt: at, isAdded: true };
}

/** Where the customer gave the number, and the words that stood there. */
function agreementOf({ viewer }: Context): [source: string, wording: string] {
  return viewer.kind === 'user' ? ['host', HOST_CONSENT] : [viewer.kind, TEXT_CONSENT];
}

/** °F with one decimal, 80 to 120, or null. Refuses anything else. */
function temperatureOf(given: string | null): string | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  if (!/^\d{2,3}(\.\d)?$/.test(text) || Number(text) < 80 || Number(text) > 120)
    throw invalid('temperature', 'Temperature is a number of °F between 80 and 120, such as 98.6.');
  return text;
}
