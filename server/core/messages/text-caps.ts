import type { Limit } from '../access/rate-limit.js';
import type { Context } from '../context.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Of one phone, from all businesses together (GUARD.md rule 6). */
const PER_PHONE_AND_HOUR = 4;
const PER_PHONE_AND_DAY = 10;
/** Of the check-ins that one phone session made. */
const PER_SESSION_AND_HOUR = 3;
/** Rows that share the ceiling of all businesses. */
const SLICES = 16;

/** What the room of a message knows of its cause. */
export interface TextCause {
  /** The phone session that led to it; null where a host or a kiosk did. */
  session: string | null;
  /** Whether too many check-ins from the same address were left or removed. */
  isBraked: boolean;
  /** Texts of the business in a day. */
  perDay: number;
}

export type TextCap = Limit & { key: string };

/** What a text that strangers can trigger counts against. All texts lock these in the same order, so that none waits for another in a circle. */
export function textCaps({ config, businessId }: Context, phone: string, { session, perDay }: TextCause): TextCap[] {
  const caps = [
    ceiling(config.textsPerHour, phone),
    { key: `texts:business:${businessId}`, max: perDay, windowMs: DAY_MS },
    { key: `texts:phone-day:${phone}`, max: PER_PHONE_AND_DAY, windowMs: DAY_MS },
    { key: `texts:phone-hour:${phone}`, max: PER_PHONE_AND_HOUR, windowMs: HOUR_MS },
  ];
  return session ? [...caps, { key: `texts:session:${session}`, max: PER_SESSION_AND_HOUR, windowMs: HOUR_MS }] : caps;
}

/** The ceiling of all businesses, in slices by the phone's last digits where it is high: they would all wait for one row. */
function ceiling(perHour: number, phone: string): TextCap {
  const slices = perHour < 100 * SLICES ? 1 : SLICES;
  return {
    key: `texts:all:${Number(phone.slice(-2)) % slices}`,
    max: Math.ceil(perHour / slices),
    windowMs: HOUR_MS,
  };
}
