import { BookingConfirmation } from '../../../../entities/BookingConfirmation.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { Refusal } from '../../../core/Refusal.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { MAX_BOOKINGS_A_DAY, MAX_REQUESTS } from './booking-limits.js';
import { DEFAULT_SETTINGS } from '../settings/default-settings.js';

interface Counts {
  /** That wait for the staff, of the phone or mailbox that was proved: any name, and anybody's phone, can be typed. */
  requests: number;
  /** Of the same that were booked within a day and are to come. */
  recent: number;
}

export interface Standing extends Counts {
  /** Whether the customer had a confirmed appointment that is past. */
  isKnown: boolean;
  confirmation: BookingConfirmation;
  timeZone: string;
}

/** Who books: a pseudonym of the phone or mailbox that they proved, and the record of the customer, which anybody can name. */
interface Booker {
  proof: string;
  customerId: string;
}

/** How a customer stands who books, or who changes a booking. */
export const standingOf = async (context: Context, booker: Booker): Promise<Standing> =>
  (await context.db.row<Standing>(standingSql(context, booker)))!;

/** The statement of it: what the same phone or mailbox proved, whatever name was typed, and the settings. */
export function standingSql(context: Context, { proof, customerId }: Booker): Sql {
  const now = context.now();
  return sql`
    select count(*) filter (where a.flag = 'requested')::int as requests,
           count(*) filter (where a.flag in ('requested', 'confirmed') and a.created_at > ${new Date(now.getTime() - DAY_MS)})::int as recent,
           exists (
             select from appointment k
             where k.customer_id = ${customerId} and k.flag = 'confirmed' and k.ends_at <= ${now} and k.deleted_at is null) as is_known,
           coalesce((select confirmation from calendar_settings), ${DEFAULT_SETTINGS.confirmation}) as confirmation,
           (select b.time_zone from ${OUR_BUSINESS} b) as time_zone
    from appointment a where a.proof = ${proof} and a.ends_at > ${now} and a.deleted_at is null`;
}

/** Throws CONFLICT with the reasons TOO_MANY_REQUESTS and TOO_MANY_BOOKINGS. */
export function requireRoom(standing: Counts): void {
  if (standing.requests >= MAX_REQUESTS || standing.recent >= MAX_BOOKINGS_A_DAY) throw noRoom(standing);
}

export const noRoom = ({ requests }: Pick<Counts, 'requests'>): Refusal =>
  requests >= MAX_REQUESTS
    ? new Refusal(ErrorCode.CONFLICT, 'Three of your requests wait for an answer already.', {
        details: { reason: RefusalReason.TOO_MANY_REQUESTS },
      })
    : new Refusal(ErrorCode.CONFLICT, 'You booked six visits within a day.', {
        details: { reason: RefusalReason.TOO_MANY_BOOKINGS },
      });

/** Whether the settings confirm a booking without the staff: of known customers only those that proved the phone. */
export const isConfirmedAtOnce = (
  { confirmation, isKnown }: Standing,
  { isOwnPhone }: { isOwnPhone: boolean },
): boolean =>
  confirmation === BookingConfirmation.EVERYONE ||
  (confirmation === BookingConfirmation.KNOWN && isKnown && isOwnPhone);
