import { LONGEST_WINDOW_MS, type Limit } from '../access/rate-limit.js';
import type { Context } from '../context.js';
import { sql, type Sql } from '../database/sql.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Of one phone, from all businesses together (GUARD.md rule 6). */
const PER_PHONE_AND_HOUR = 4;
const PER_PHONE_AND_DAY = 10;
/** Of the check-ins that one phone session made. */
const PER_SESSION_AND_HOUR = 3;
/** Share of the business's day for parties that may never have come. */
const ABSENT_SHARE = 0.1;
/** Rows that share the ceiling of all businesses. */
const SLICES = 16;

/**
 * What brings a text about that nobody who works here asked for. `seating`: a host seated the party before, so the business's day does not count it.
 * `farewell`: the party wrote that it leaves, so the caps of an hour let the answer pass. `absent`: the party joined by phone and no host received it, so
 * that nobody may ever have come.
 */
export type TextTrigger = 'stranger' | 'seating' | 'farewell' | 'absent';

/** What the room of a message knows of its cause. */
export interface TextCause {
  trigger: TextTrigger;
  /** The phone session that led to it; null where a host or a kiosk did. */
  session: string | null;
  /** Whether too many check-ins from the same address were left or removed. */
  isBraked: boolean;
  /** Texts of the business in a day. */
  perDay: number;
}

export type TextCap = Limit & { key: string };

/** What a text that strangers can trigger counts against. All texts lock these in the same order, so that none waits for another in a circle. */
export function textCaps(
  { config, businessId }: Context,
  phone: string,
  { trigger, session, perDay, day }: TextCause & { day: string },
): TextCap[] {
  const ofHour = [
    { key: `texts:phone-hour:${phone}`, max: PER_PHONE_AND_HOUR, windowMs: HOUR_MS },
    ...(session ? [{ key: `texts:session:${session}`, max: PER_SESSION_AND_HOUR, windowMs: HOUR_MS }] : []),
  ];
  return [
    ceiling(config.textsPerHour, phone),
    // The key ends with the day: its window need only be longer.
    ...(trigger === 'seating' ? [] : [{ key: dayKey(businessId, day), max: perDay, windowMs: LONGEST_WINDOW_MS }]),
    ...(trigger === 'absent'
      ? [
          {
            key: `texts:absent:${businessId}:${day}`,
            max: Math.floor(perDay * ABSENT_SHARE),
            windowMs: LONGEST_WINDOW_MS,
          },
        ]
      : []),
    { key: `texts:phone-day:${phone}`, max: PER_PHONE_AND_DAY, windowMs: DAY_MS },
    ...(trigger === 'farewell' ? [] : ofHour),
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
function ceiling(perHour: number, phone: string): TextCap {
  const slices = perHour < 100 * SLICES ? 1 : SLICES;
  return {
    key: `texts:all:${Number(phone.slice(-2)) % slices}`,
    max: Math.ceil(perHour / slices),
    windowMs: HOUR_MS,
  };
}
