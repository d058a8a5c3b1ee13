import { pseudonym } from '../tokens.js';
import { LONGEST_WINDOW_MS } from '../access/rate-limit.js';
import type { KeyedLimit } from '../access/take-all.js';
import type { Context } from '../context.js';
import { sql, type Sql } from '../database/sql.js';
import { DAY_MS, HOUR_MS } from '../durations.js';

/** Of one phone, from all businesses together (GUARD.md rule 6). */
const PER_PHONE_AND_HOUR = 4;
const PER_PHONE_AND_DAY = 10;
/** Of the check-ins that one phone session made. */
const PER_SESSION_AND_HOUR = 3;
/** Rows that share the ceiling of all businesses. */
const SLICES = 16;

/** What the room of a message knows of a text that nobody who works here asked for. */
export interface TextCause {
  /** The phone session that led to it; null where a host or a kiosk did. */
  session: string | null;
  /** Whether it is held back without being counted. */
  isBraked: boolean;
  /** Whether the phone was proved by a code or link: what strangers make us send to it does not take its day. */
  isProved?: boolean;
  /** Whether the caps of an hour may hold it back. */
  countsForHour: boolean;
  /** Texts of the business in a day; null if the day does not count it. */
  perDay: number | null;
  /** How many of them such texts may be; null for all. */
  partOfDay: number | null;
}

/** What a text that strangers can trigger counts against. */
export function textCaps(
  { config, businessId }: Context,
  phone: string,
  { session, isProved = false, countsForHour, perDay, partOfDay, day }: TextCause & { day: string },
): KeyedLimit[] {
  const ofDay = (key: string, max: number | null): KeyedLimit[] =>
    // The key ends with the day: its window need only be longer.
    max === null ? [] : [{ key, max, windowMs: LONGEST_WINDOW_MS }];
  // Counted for all businesses together, so an erasure at one leaves it: it must not hold the number.
  const recipient = pseudonym(config.secret, phone);
  const ofHour = [
    { key: `texts:phone-hour:${recipient}`, max: PER_PHONE_AND_HOUR, windowMs: HOUR_MS },
    ...(session ? [{ key: `texts:session:${session}`, max: PER_SESSION_AND_HOUR, windowMs: HOUR_MS }] : []),
  ];
  return [
    ceiling(config.textsPerHour, phone),
    ...ofDay(dayKey(businessId, day), perDay),
    ...ofDay(`texts:part:${businessId}:${day}`, partOfDay),
    { key: `texts:${isProved ? 'proved-day' : 'phone-day'}:${recipient}`, max: PER_PHONE_AND_DAY, windowMs: DAY_MS },
    ...(countsForHour ? ofHour : []),
  ];
}

const dayKey = (businessId: string, day: string): string => `texts:business:${businessId}:${day}`;

/** Texts of the business's calendar day that count against `perDay`. */
export async function automaticTextsToday(context: Context): Promise<number> {
  const row = await context.db.row<{ used: number }>(sql`
    select l.used from business b join rate_limit l on l.key = ${dayKey(context.businessId, '')} || ${localDay(context.now())}
    where b.id = current_setting('app.business_id')::bigint`);
  return row?.used ?? 0;
}

/** The calendar day of the business `b`, yyyy-mm-dd. */
export const localDay = (now: Date): Sql => sql`to_char(${now}::timestamptz at time zone b.time_zone, 'YYYY-MM-DD')`;

/** The ceiling of all businesses, in slices by the phone's last digits where it is high: they would all wait for one row. */
function ceiling(perHour: number, phone: string): KeyedLimit {
  const slices = perHour < 100 * SLICES ? 1 : SLICES;
  return {
    key: `texts:all:${Number(phone.slice(-2)) % slices}`,
    max: Math.ceil(perHour / slices),
    windowMs: HOUR_MS,
  };
}
