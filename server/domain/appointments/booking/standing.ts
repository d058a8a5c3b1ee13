import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { BookingConfirmation } from '../../../../entities/BookingConfirmation.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../../core/durations.js';
import { Refusal } from '../../../core/Refusal.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { DEFAULT_SETTINGS } from '../settings/default-settings.js';
import { busyNetwork, MAX_BOOKINGS_A_DAY, MAX_MAILED, MAX_MAILED_MINUTES, MAX_REQUESTS } from './booking-limits.js';

/** Why somebody may not book now. */
type TooMany = 'requests' | 'bookings' | 'network';

export interface Standing {
  /** Null for who may book. */
  tooMany: TooMany | null;
  /** What a booking becomes: confirmed where the settings need no staff for it, of known customers only with the phone proved. */
  flag: AppointmentFlag;
  timeZone: string;
}

/** Who books. */
export interface Booker {
  /** Of proofOf: the phone or mailbox that they proved, which counts: names, and phones of others, can be typed. */
  proof: string;
  /** Whether that was the phone. */
  isOwnPhone: boolean;
  customerId: string;
  /** Of sourceOfHold: mailboxes cost nothing, so those behind one network address count together. Empty where there is none. */
  source: string;
  /** Of the visit. */
  minutes: number;
}

/** How a customer stands who books, or who changes a booking. */
export const standingOf = async (context: Context, booker: Booker): Promise<Standing> =>
  (await context.db.row<Standing>(standingSql(context, booker)))!;

/** The network address that is kept with a booking, as its stand-in: none where a phone was proved. */
export const keptSource = ({ isOwnPhone, source }: Pick<Booker, 'isOwnPhone' | 'source'>): string =>
  isOwnPhone ? '' : source;

/** The statement of standingOf. Known is who had a confirmed appointment that is past. */
export function standingSql(context: Context, { proof, isOwnPhone, customerId, minutes, ...booker }: Booker): Sql {
  const now = context.now();
  const source = keptSource({ isOwnPhone, ...booker });
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const isKnown = sql`exists (
    select from appointment k where k.customer_id = ${customerId} and k.flag = 'confirmed' and k.ends_at <= ${now} and k.deleted_at is null)`;
  return sql`
    select case
        when own.requests >= ${MAX_REQUESTS}::int then 'requests'
        when own.recent >= ${MAX_BOOKINGS_A_DAY}::int then 'bookings'
        when mailed.visits >= ${MAX_MAILED}::int or (mailed.visits > 0 and mailed.minutes + ${minutes}::int > ${MAX_MAILED_MINUTES}::int) then 'network'
      end as too_many,
      case
        when settings.confirmation = ${BookingConfirmation.EVERYONE} or (settings.confirmation = ${BookingConfirmation.KNOWN} and ${isOwnPhone}::boolean and ${isKnown})
        then ${AppointmentFlag.CONFIRMED} else ${AppointmentFlag.REQUESTED}
      end as flag,
      (select b.time_zone from ${OUR_BUSINESS} b) as time_zone
    from (
      select count(*) filter (where a.flag = 'requested') as requests,
             count(*) filter (where a.flag in ('requested', 'confirmed') and a.created_at > ${dayAgo}) as recent
      from appointment a where a.proof = ${proof} and a.ends_at > ${now} and a.deleted_at is null
    ) own
    cross join (
      select count(*) as visits, coalesce(sum(extract(epoch from a.ends_at - a.starts_at) / 60), 0) as minutes
      from appointment a
      where a.network <> '' and a.network = ${source} and a.ends_at > ${now} and a.deleted_at is null
        and (a.flag = 'requested' or (a.flag = 'confirmed' and a.created_at > ${dayAgo}))
    ) mailed
    cross join (select coalesce((select confirmation from calendar_settings), ${DEFAULT_SETTINGS.confirmation}) as confirmation) settings`;
}

/** Throws CONFLICT with the reasons TOO_MANY_REQUESTS and TOO_MANY_BOOKINGS, RATE_LIMITED with the reason BUSY_NETWORK. */
export function requireRoom({ tooMany }: Pick<Standing, 'tooMany'>): void {
  if (tooMany !== null) throw REFUSALS[tooMany]();
}

const conflict = (message: string, reason: RefusalReason): Refusal =>
  new Refusal(ErrorCode.CONFLICT, message, { details: { reason } });

const REFUSALS: Record<TooMany, () => Refusal> = {
  requests: () => conflict('Three of your requests wait for an answer already.', RefusalReason.TOO_MANY_REQUESTS),
  bookings: () => conflict('You booked six visits within a day.', RefusalReason.TOO_MANY_BOOKINGS),
  network: () => busyNetwork({ retryAfterSeconds: HOUR_MS / 1000 }),
};
