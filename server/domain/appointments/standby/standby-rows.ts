import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { notFound } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import type { BookablePartInput } from '../availability/bookable-times.inputs.js';
import type { CodeChannel } from '../booking/booking.types.js';
import { MAX_OPEN_OFFERS } from './standby-limits.js';

/** Why a request is over before its dates are: `left` by its customer, `unanswered` after the last offer. */
export type Outcome = 'booked' | 'left' | 'removed' | 'unanswered';

export interface StandbyRow {
  id: string;
  salt: string;
  firstName: string;
  lastName: string;
  /** 10 digits. */
  phone: string;
  email: string | null;
  language: string;
  /** How the code went out; once it was typed, how freed times are offered. */
  channel: CodeChannel;
  /** By which ways the code went out, each time. */
  channels: CodeChannel[];
  sends: number;
  parts: BookablePartInput[];
  firstDate: string;
  lastDate: string;
  /** Minutes of the day, by the clock of the business. */
  fromMinute: number;
  toMinute: number;
  endsAt: Date;
  verifiedAt: Date | null;
  customerId: string | null;
  endedAt: Date | null;
  /** Of sourceOfHold; empty of old ones. */
  network: string;
}

const COLUMNS = sql`
  s.id, s.salt, s.first_name, s.last_name, s.phone, s.email, s.language, s.channel, s.channels, s.sends, s.parts, s.first_date::text, s.last_date::text,
  s.from_minute, s.to_minute, s.ends_at, s.verified_at, s.customer_id, s.ended_at, s.network`;

/** In line for a time; `s` is standby. */
export const isInLine = (now: Date): Sql =>
  sql`s.verified_at is not null and s.ended_at is null and s.ends_at > ${now}::timestamptz`;

/** A request, locked until the operation ends; undefined without one. `s` is standby. */
const findLocked = ({ db }: Context, condition: Sql): Promise<StandbyRow | undefined> =>
  db.row<StandbyRow>(sql`select ${COLUMNS} from standby s where ${condition} for update`);

/** Those in line after an id who are offered nothing now, nor much behind their network address, who waits longest first; not locked. */
export const lineWithoutOffer = (
  context: Context,
  { after, limit }: { after: string; limit: number },
): Promise<StandbyRow[]> =>
  context.db.rows<StandbyRow>(sql`
    select ${COLUMNS} from standby s
    where ${isInLine(context.now())} and s.id > ${after}
      and not exists (select from standby_offer o where o.business_id = s.business_id and o.standby_id = s.id and o.answer is null)
      and (s.network = '' or ${MAX_OPEN_OFFERS}::int > (
        select count(*) from standby t join standby_offer o on o.business_id = t.business_id and o.standby_id = t.id
        where t.network = s.network and o.answer is null))
    order by s.id limit ${limit}`);

/** The request of a token that the gate has checked, locked until the operation ends. */
export async function lockStandby(context: Context, token: string): Promise<StandbyRow> {
  const row = await findLocked(context, sql`s.token_hash = ${hashToken(token)}`);
  if (!row) throw notFound('That request');
  return row;
}

/** The request with an id while it is in line, locked until the operation ends; undefined for any other. */
export const lockInLine = (context: Context, id: string): Promise<StandbyRow | undefined> =>
  findLocked(context, sql`s.id = ${id} and ${isInLine(context.now())}`);

/** The request with an id, in line or not. */
export const lockAny = (context: Context, id: string): Promise<StandbyRow | undefined> =>
  findLocked(context, sql`s.id = ${id}`);

export interface OpenOffer {
  id: string;
  holdId: string | null;
  startsAt: Date;
  endsAt: Date;
  expiresAt: Date;
}

/** The offer of a locked request that waits for an answer; undefined without one. */
export const openOffer = ({ db }: Context, standbyId: string): Promise<OpenOffer | undefined> =>
  db.row<OpenOffer>(sql`
    select id, hold_id, starts_at, ends_at, expires_at from standby_offer where standby_id = ${standbyId} and answer is null`);
