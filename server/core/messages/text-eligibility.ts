import type { Plan } from '../../../entities/Plan.js';
import type { Context } from '../context.js';
import { sql, type Sql } from '../database/sql.js';
import { localDay } from './text-caps.js';
import { usPhone } from './us-phone.js';

/** A phone number in SQL: columns, or values with their type. */
export interface PhoneSql {
  dialCode: Sql;
  /** Without the dial code. */
  phone: Sql;
}

/** Dial code and number as stored for customers: split for the US and its neighbours, else all digits as the number. */
export function phoneParts(phone: string): { dialCode: string; phone: string } {
  const digits = phone.replace(/\D/g, '');
  const isUs = digits.length === 11 && digits.startsWith('1');
  return isUs ? { dialCode: '1', phone: digits.slice(1) } : { dialCode: '', phone: digits };
}

/** An E.164 number as parameters of `hasStoppedTexts`. */
export function phoneSql(phone: string): PhoneSql {
  const parts = phoneParts(phone);
  return { dialCode: sql`${parts.dialCode}::text`, phone: sql`${parts.phone}::text` };
}

/**
 * Whether a phone stopped the texts of this business, or all texts of its sender number. Only START lifts a STOP, checking in again does not
 * (ruling 40). No `exists`: of a list, PostgreSQL would read every phone of the number at once.
 */
export function hasStoppedTexts({ dialCode, phone }: PhoneSql, number: string): Sql {
  return sql`(
    coalesce((
      select t.kind = 'stopped' from text_consent t
      where t.phone = ${phone} and t.dial_code = ${dialCode} and t.kind <> 'granted' order by t.id desc limit 1
    ), false)
    or coalesce((
      select s.stopped_at is not null from sender s where s.number = ${number} and s.phone = '+' || ${dialCode} || ${phone}
    ), false))`;
}

/** What decides whether a text may be sent to a phone. */
export interface TextEligibility {
  /** Whether texts do not reach the number: a premium, toll-free or foreign one. */
  isRefused: boolean;
  plan: Plan;
  /** Day of the business, yyyy-mm-dd. */
  day: string;
  isStopped: boolean;
}

export async function readTextEligibility(context: Context, phone: string): Promise<TextEligibility> {
  const eligibility = await context.db.row<Omit<TextEligibility, 'isRefused'>>(sql`
    select b.plan, ${localDay(context.now())} as day,
      ${hasStoppedTexts(phoneSql(phone), context.config.textsFrom)} as is_stopped
    from business b where b.id = current_setting('app.business_id')::bigint`);
  return { ...eligibility!, isRefused: usPhone(phone, context.config) === null };
}
