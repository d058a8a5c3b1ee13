import { BookingConfirmation } from '../../../../entities/BookingConfirmation.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { Refusal } from '../../../core/Refusal.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { MAX_BOOKINGS_A_DAY, MAX_REQUESTS } from './booking-limits.js';

export interface Standing {
  /** That wait for the staff, of this customer, phone or mailbox: any name can be typed. */
  requests: number;
  /** Of the same that were booked within a day and are to come. */
  recent: number;
  /** Whether the customer had a confirmed appointment that is past. */
  isKnown: boolean;
  confirmation: BookingConfirmation;
  timeZone: string;
}

/** How a customer stands who books, or who changes a booking. */
export const standingOf = async (context: Context, mailbox: Mailbox, customerId: string): Promise<Standing> =>
  (await context.db.row<Standing>(standingSql(context, mailbox, customerId)))!;

interface Mailbox {
  phone: string;
  email: string | null;
}

/** The statement of it: what counts of the customer, phone and mailbox, whatever name was typed, and the settings. */
export function standingSql(context: Context, { phone, email }: Mailbox, customerId: string): Sql {
  const now = context.now();
  return sql`
    select count(*) filter (where flag = 'requested' and ends_at > ${now})::int as requests,
           count(*) filter (
             where status = 'booked' and flag in ('requested', 'confirmed') and ends_at > ${now} and created_at > ${new Date(now.getTime() - DAY_MS)}
           )::int as recent,
           coalesce(bool_or(is_same and flag = 'confirmed' and ends_at <= ${now}), false) as is_known,
           coalesce((select confirmation from calendar_settings), 'staff') as confirmation,
           (select b.time_zone from ${OUR_BUSINESS} b) as time_zone
    from (
      select a.flag, a.ends_at, a.created_at, a.status, a.customer_id = ${customerId} as is_same from appointment a
      where a.deleted_at is null and (
        a.customer_id = any(array(select u.id from ${CUSTOMERS} u where u.dial_code = '1' and u.phone = ${phone} or u.id = ${customerId}))
        or a.id = any(array(select o.id from appointment o where o.ends_at > ${now} and o.deleted_at is null and o.email = ${email}::text)))
    ) own`;
}

/** Throws CONFLICT with the reason TOO_MANY_REQUESTS. */
export function requireRoom({ requests, recent }: Standing): void {
  if (requests >= MAX_REQUESTS || recent >= MAX_BOOKINGS_A_DAY) throw tooManyRequests();
}

export const tooManyRequests = (): Refusal =>
  new Refusal(ErrorCode.CONFLICT, 'Three of your requests wait for an answer already.', {
    details: { reason: RefusalReason.TOO_MANY_REQUESTS },
  });

/** Whether the settings confirm a booking without the staff: of known customers only those that proved the phone. */
export const isConfirmedAtOnce = (
  { confirmation, isKnown }: Standing,
  { isOwnPhone }: { isOwnPhone: boolean },
): boolean =>
  confirmation === BookingConfirmation.EVERYONE ||
  (confirmation === BookingConfirmation.KNOWN && isKnown && isOwnPhone);
