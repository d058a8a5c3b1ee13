import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { grantConsent } from '../../../core/messages/text-consent.sql.js';
import { staffColor } from '../../staff/staff.sql.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { ADDRESSES } from '../links/acting-address.js';
import { endOfBookersWait } from '../time/schedule-end-of-wait.js';
import { appointmentEvents } from '../log-appointment-event.js';
import { DEFAULT_COLOR } from '../limits.js';
import type { Reader } from '../news/tell-news.js';
import { CALENDAR } from '../topics.js';
import type { HoldRow } from './hold-rows.js';
import { type Booker, keptSource, type Standing, standingSql } from './standing.js';

export interface InsertedBooking extends Reader, Standing {
  /** None where there are too many. */
  id: string;
  /** How many parts of the hold it took over. */
  parts: number;
}

/**
 * One statement books a hold: the appointment takes over its time as it is, as the constraint held it all along. Requested, or confirmed where the settings say
 * so. Callers lock bookings from its network address and of its phone and mailbox, so that the limits hold. Their wait for a time ends, but for a request with a code by e-mail, which says nothing of whose
 * phone waits. `meanwhile` is written with the booking.
 */
export async function insertBooking(
  context: Context,
  hold: HoldRow,
  booker: Booker,
  meanwhile: Sql | undefined,
): Promise<InsertedBooking> {
  const { customerId, isOwnPhone, proof } = booker;
  const row = await context.db.row<InsertedBooking>(sql`
    with standing as (${standingSql(context, booker)}),
    booking as (
      insert into appointment (status, flag, customer_id, starts_at, ends_at, notes, color, email, proof, network, language, revision, created_at)
      select ${AppointmentStatus.BOOKED}, flag, ${customerId}::bigint, ${hold.startsAt}::timestamptz, ${hold.endsAt}::timestamptz, ${hold.notes}, ${staffColor(firstStaffOf(hold), DEFAULT_COLOR)},
             ${hold.email}, ${proof}, ${keptSource(booker)}, ${hold.language}, 1, ${context.now()}::timestamptz
      from standing where too_many is null returning id, revision
    ), taken as (
      update booked_time t set appointment_id = booking.id, hold_id = null, expires_at = null from booking where t.hold_id = ${hold.id} returning t.id
    ), booked_hold as (
      update booking_hold h set appointment_id = booking.id from booking where h.id = ${hold.id}
    ), ${meanwhile ? sql`beside as (${meanwhile}), ` : sql``}logged as (${appointmentEvents(context, sql`select id from booking`, 'added')}),
    consent as (${consentOf(context, hold, isOwnPhone)})
    select booking.id, v.too_many, v.flag, v.time_zone, (select count(*) from taken)::int as parts, u.id as customer_id,
           ${ADDRESSES}, booking.revision,
           case when booking.id is not null
             then ${endOfBookersWait(context, { customerId, startsAt: hold.startsAt, isOwnPhone }, sql`v.flag`)} end as enqueued
    from standing v cross join ${CUSTOMERS} u cross join (select ${hold.email}::text as email, ${proof}::text as proof) a left join booking on true
    where u.id = ${customerId}`);
  context.tick(CALENDAR);
  return row!;
}

/** Who does the first part of a hold that somebody in particular does; theirs is the color, as of what the staff add. */
const firstStaffOf = ({ id }: HoldRow): Sql =>
  sql`(select t.staff_id from booked_time t where t.hold_id = ${id} and t.staff_id is not null order by t.number limit 1)`;

/** Of the phone that proved itself, with the words that were shown. */
const consentOf = (context: Context, { phone, language }: HoldRow, isOwnPhone: boolean): Sql =>
  grantConsent(sql`select '1' as dial_code, ${phone}::text as phone from booking where ${isOwnPhone}::boolean`, {
    source: 'phone',
    wording: translate(languageOf(language), 'bookingSteps.textConsent'),
    at: context.now(),
  });
