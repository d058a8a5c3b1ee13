import type { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { pageFacts } from '../../../core/graphql/paging.js';
import { notFound } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { recordIdsOf } from '../../customers/customer.sql.js';
import { epochMs } from '../time/epoch-ms.sql.js';
import { offerNow, partsWith } from './own-standby.sql.js';
import type { Outcome } from './standby-rows.js';
import { type OwnStandby, type OwnStandbyPage, StandbyState } from './standby.types.js';
import { timesOfDay } from './time-of-day.js';

interface OwnRow extends Pick<
  OwnStandby,
  'id' | 'businessName' | 'vanityName' | 'timeZone' | 'firstDate' | 'lastDate' | 'parts' | 'createdAt'
> {
  fromMinute: number;
  toMinute: number;
  isVerified: boolean;
  endsAt: Date;
  outcome: Outcome | null;
  /** Times are epoch milliseconds. */
  offer: { id: string; startsAt: number; endsAt: number; expiresAt: number } | null;
  booking: { flag: AppointmentFlag; startsAt: number } | null;
}

const PARTS = partsWith({
  part: sql`json_build_object('staff', m.first_name, 'products', chosen.items)`,
  item: sql`i.name`,
});

const BOOKING = sql`(
  select json_build_object('flag', case when a.deleted_at is null then a.flag else 'canceled' end, 'startsAt', ${epochMs(sql`a.starts_at`)})
  from standby_offer o join appointment a on a.business_id = o.business_id and a.id = o.appointment_id
  where o.business_id = s.business_id and o.standby_id = s.id and o.answer = 'booked'
)`;

const columns = (now: Date): Sql => sql`
  s.id, b.name as business_name, b.vanity_name, b.time_zone, s.first_date::text, s.last_date::text, s.from_minute, s.to_minute,
  s.verified_at is not null as is_verified, s.ends_at, s.outcome, s.created_at, ${PARTS} as parts, ${offerNow(now)} as offer, ${BOOKING} as booking`;

function stateOf({ isVerified, outcome, endsAt, offer }: OwnRow, now: Date): StandbyState {
  if (outcome !== null) return outcome === 'booked' ? StandbyState.BOOKED : StandbyState.ENDED;
  if (endsAt <= now) return StandbyState.ENDED;
  if (!isVerified) return StandbyState.UNVERIFIED;
  return offer ? StandbyState.OFFERED : StandbyState.WAITING;
}

const toOwn = ({ fromMinute, toMinute, isVerified, endsAt, outcome, ...row }: OwnRow, now: Date): OwnStandby => ({
  ...row,
  ...timesOfDay({ fromMinute, toMinute }),
  state: stateOf({ ...row, fromMinute, toMinute, isVerified, endsAt, outcome }, now),
  offer: row.offer && {
    id: row.offer.id,
    startsAt: new Date(row.offer.startsAt),
    endsAt: new Date(row.offer.endsAt),
    expiresAt: new Date(row.offer.expiresAt),
  },
  booking: row.booking && { flag: row.booking.flag, startsAt: new Date(row.booking.startsAt) },
});

/** The request of a token that the gate has checked, for its customer. */
export async function ownStandby(context: Context, token: string): Promise<OwnStandby> {
  const now = context.now();
  const row = await context.db.row<OwnRow>(sql`
    select ${columns(now)} from standby s cross join ${OUR_BUSINESS} b where s.token_hash = ${hashToken(token)}`);
  if (!row) throw notFound('That request');
  return toOwn(row, now);
}

/** The requests of a customer that are remembered, latest first. */
export async function ownStandbys(
  context: Context,
  { customerId, first, skip }: { customerId: string; first: number; skip: number },
): Promise<OwnStandbyPage> {
  const now = context.now();
  const rows = await context.db.rows<OwnRow & { total: string }>(sql`
    select ${columns(now)}, count(*) over () as total from standby s cross join ${OUR_BUSINESS} b
    where s.customer_id in ${recordIdsOf(sql`${customerId}::bigint`)} order by s.id desc limit ${first} offset ${skip}`);
  return { items: rows.map(({ total: _, ...row }) => toOwn(row, now)), ...pageFacts(rows, skip) };
}
