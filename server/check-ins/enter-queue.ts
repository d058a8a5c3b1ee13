import type { CheckInStatus } from '../../entities/CheckInStatus.js';
import { newToken } from '../access/tokens.js';
import type { Context } from '../context.js';
import { Refusal, invalid } from '../graphql/errors.js';
import { ErrorCode } from '../../entities/ErrorCode.js';
import { actorOf } from './entry.js';
import { DAY, positionsSince } from './windows.js';

export interface Party { customerId: string; partySize: number; temperature: string | null; notes: string }

interface EnteredRow {
  [column: string]: unknown;
  paused: boolean; greeting: string; id: string | null; publicId: string; status: CheckInStatus; createdAt: Date; isAdded: boolean; isLive: boolean; partiesAhead: string; peopleAhead: string;
}

/** What one learns of the entry that a customer has now: the new one, or the one they had. */
export interface Entered { id: string; publicId: string; status: CheckInStatus; createdAt: Date; isAdded: boolean; position: number | null; partiesAhead: number; peopleAhead: number; greeting: string }

/**
 * Adds the party, with its event and the tick, unless check-in is paused or the customer waits or is ready today already, and says who is ahead: one
 * statement. The customer's row is locked before, so two presses at once become one entry.
 */
const ENTER = `
  with ${DAY}, app as materialized (
    select paused and not $10::boolean as paused, greeting from check_in_app
  ), existing as materialized (
    select id, public_id, status, created_at from check_in
    where customer_id = $4 and status in ('checked-in', 'ready') and deleted_at is null and created_at >= (select today from day)
    order by created_at desc limit 1
  ), added as (
    insert into check_in (public_id, customer_id, party_size, temperature, notes, created_at, is_new_customer)
    select $5, $4, $6, $7, $8, $9, not exists (select from check_in where customer_id = $4)
    where not exists (select from existing) and not (select paused from app)
    returning id, public_id, status, created_at
  ), logged as (
    insert into check_in_event (check_in_id, kind, at, actor, actor_name, data)
    select id, 'checked-in', $9, $11, $12, jsonb_build_object('partySize', $6::int) from added
  ), entry as (
    select *, true as is_added from added union all select *, false from existing
  ), ahead as (
    select count(*) as parties, coalesce(sum(party_size), 0) as people from check_in c, entry
    where c.status = 'checked-in' and c.deleted_at is null and c.created_at >= $3 and c.created_at <= entry.created_at and c.id <> entry.id
      and (c.created_at < entry.created_at or c.id < entry.id) and entry.status = 'checked-in'
  )
  select app.paused, app.greeting, entry.id, entry.public_id as "publicId", entry.status, entry.created_at as "createdAt", entry.is_added as "isAdded",
         entry.status = 'checked-in' and entry.created_at >= $3 as "isLive", ahead.parties as "partiesAhead", ahead.people as "peopleAhead",
         case when entry.is_added then pg_notify('tick', current_setting('app.business_id') || ' queue')::text end as told
  from app left join entry on true cross join ahead`;

/** Puts a party into the queue (rulings 12, 15, 17, 19). `byHost`: the host may add parties while check-in is paused. */
export async function enterQueue(context: Context, party: Party, { byHost }: { byHost: boolean }): Promise<Entered> {
  const now = context.now();
  const { customerId, partySize, notes } = party;
  const values = [now, null, positionsSince(now), customerId, newToken('c', context.businessId), partySize, temperatureOf(party.temperature), notes.trim(), now, byHost, ...actorOf(context)];
  const row = (await context.db.row<EnteredRow>(ENTER, values))!;
  if (row.id === null) throw new Refusal(ErrorCode.CHECK_IN_PAUSED, 'Check-in is paused right now. Please ask at the front desk.');
  const partiesAhead = Number(row.partiesAhead);
  return {
    id: row.id, publicId: row.publicId, status: row.status, createdAt: row.createdAt, isAdded: row.isAdded,
    position: row.isLive ? partiesAhead + 1 : null, partiesAhead: row.isLive ? partiesAhead : 0, peopleAhead: row.isLive ? Number(row.peopleAhead) : 0,
    greeting: row.greeting,
  };
}

/** °F with one decimal, 80 to 120, or null. Refuses anything else. */
export function temperatureOf(given: string | null): string | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  if (!/^\d{2,3}(\.\d)?$/.test(text) || Number(text) < 80 || Number(text) > 120) throw invalid('temperature', 'Temperature is a number of °F between 80 and 120, such as 98.6.');
  return text;
}
