import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { Context } from '../../../core/context.js';
import { lockKey } from '../../../core/database/lock-business.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { notFound } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { epochMs } from '../time/epoch-ms.sql.js';
import type { BookingHold, CodeChannel, VisitPart } from './booking.types.js';
import { sentCode } from './sent-code.js';

interface PartRow {
  staff: string | null;
  products: SelectedProduct[];
  startsAt: number;
  endsAt: number;
}

export interface HoldRow {
  id: string;
  salt: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string | null;
  notes: string;
  language: string;
  channel: CodeChannel;
  /** By which ways its code went out, each time. */
  channels: CodeChannel[];
  sends: number;
  startsAt: Date;
  endsAt: Date;
  expiresAt: Date;
  appointmentId: string | null;
  /** Of sourceOfHold; empty of old ones. */
  source: string;
  parts: PartRow[];
}

/** Parts as their customer sees them: of staff, who was asked for. `isOf` is said of booked_time `b`. */
const visitParts = (isOf: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object(
    'staff', case when b.asked_for_staff then s.first_name end, 'products', b.products,
    'startsAt', ${epochMs(sql`b.starts_at`)}, 'endsAt', ${epochMs(sql`b.ends_at`)}
  ) order by b.number), '[]')
  from booked_time b left join ${STAFF_MEMBERS} s on s.business_id = b.business_id and s.id = b.staff_id where ${isOf}
)`;

export const toVisitParts = (rows: readonly PartRow[]): VisitPart[] =>
  rows.map(({ staff, products, startsAt, endsAt }) => ({
    staff,
    products: products.map(({ name }) => name),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));

/** The hold of a token, locked until the operation ends; null without one. */
export const findHold = (context: Context, token: string): Promise<HoldRow | null | undefined> =>
  holdWhere(context, sql`h.token_hash = ${hashToken(token)}`);

/** The hold with an id, to be booked; null without one. Until the operation ends it is locked, as is booking anything else from its network address, phone or mailbox. */
export const holdToBook = (context: Context, id: string): Promise<HoldRow | null | undefined> =>
  holdWhere(context, sql`h.id = ${id}`, OTHER_BOOKINGS);

/** The same of a token that the gate has checked. */
export const lockToBook = (context: Context, token: string): Promise<HoldRow> =>
  found(holdWhere(context, sql`h.token_hash = ${hashToken(token)}`, OTHER_BOOKINGS));

/** The hold of a token that the gate has checked, locked until the operation ends. */
export const lockHold = (context: Context, token: string): Promise<HoldRow> => found(findHold(context, token));

async function found(hold: Promise<HoldRow | null | undefined>): Promise<HoldRow> {
  const row = await hold;
  if (!row) throw notFound('That booking');
  return row;
}

/** Bookings from one network address come one after the other, and those of one phone or mailbox, so that the limits hold. */
const OTHER_BOOKINGS = sql`
  pg_advisory_xact_lock(${lockKey(sql`'bookings from ' || h.source`)}) as locked_from,
  (select count(pg_advisory_xact_lock(${lockKey(sql`'bookings of ' || proof`)})) from unnest(h.proofs) proof) as locked_of`;

function holdWhere({ db }: Context, condition: Sql, lock = sql`null as locked`): Promise<HoldRow | null | undefined> {
  return db.row<HoldRow>(sql`
    select h.id, h.salt, h.first_name, h.last_name, h.phone, h.email, h.notes, h.language, h.channel, h.channels, h.sends, h.starts_at, h.ends_at, h.expires_at,
           h.appointment_id, h.source, ${visitParts(sql`b.hold_id = h.id or b.appointment_id = h.appointment_id`)} as parts, ${lock}
    from booking_hold h where ${condition} for update of h`);
}

export const holdOf = (context: Context, row: HoldRow, token: string): BookingHold => ({
  token,
  expiresAt: row.expiresAt,
  secondsLeft: Math.max(0, Math.floor((row.expiresAt.getTime() - context.now().getTime()) / 1000)),
  ...sentCode(row),
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  parts: toVisitParts(row.parts),
});
