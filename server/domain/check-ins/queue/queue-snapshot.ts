import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { Context } from '../../../core/context.js';
import { BUSINESS_ID } from '../../../core/database/business-id.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { customerOfPersonSql } from '../../customers/customer.sql.js';
import { PLANS_WITH_FEEDBACK, PLANS_WITH_TEXTS } from '../../../core/access/plans.js';
import { lineNow, type LineNow } from '../waits/line-now.sql.js';
import { expectedParty, showsAppointment, type ExpectedParty } from '../entry/expected-party.js';
import { offeredItems, wantedProducts } from '../entry/choose-products.js';
import { offeredStaff, wantedStaff, type ChosenStaff } from '../entry/choose-staff.js';
import { ASKED_FORM, neededForm } from '../agreement/needed-form.sql.js';
import { entryOfToday } from '../entry/entry-of-today.sql.js';
import { partiesInLine, positionsSince } from '../waits/has-position.sql.js';
import { day } from '../entry/time-windows.js';

/** The queue before a party joins, and its customer's check-in of today, if any. */
export interface QueueSnapshot {
  paused: boolean;
  greeting: string;
  lineNow: LineNow | null;
  tellsClose: boolean;
  sendsLinks: boolean;
  /** Whether customers may choose staff. */
  staffEnabled: boolean;
  asksFeedback: boolean;
  /** Id of the customer's waiting or ready check-in of today, else one reserved for a new check-in. */
  id: string;
  publicId: string | null;
  status: CheckInStatus | null;
  createdAt: Date | null;
  placeAt: Date | null;
  isLive: boolean;
  partiesAhead: string;
  peopleAhead: string;
  /** The same as the answer tells it: where an appointment stays hidden, of a walk-in. */
  toldPartiesAhead: string;
  toldPeopleAhead: string;
  /** Ids of the items that the party wants, in its order, and those of them that are offered. */
  wantedIds: readonly string[];
  offered: readonly SelectedProduct[];
  /** Whom the party wants, null for anyone, and who that is if they can be chosen. */
  wantedStaffId: string | null;
  offeredStaff: ChosenStaff | null;
  /** The appointment for which the party comes, if any. */
  expected: ExpectedParty | null;
  timeZone: string;
  /** The form that the check-in asks for; and the one that this party has still to confirm or sign. Null for none. */
  askedFormId: string | null;
  neededFormId: string | null;
}

/** A customer by their own id, or by the person's id if that is not known yet. */
export type CustomerRef = { customerId: string } | { personId: string };

/** When the party joins, now if left out, and what it gave of items and staff. */
interface Joining {
  madeAt?: Date;
  productIds?: readonly string[] | null | undefined;
  staffId?: string | null | undefined;
  /** Whether the party may have to sign the form of the check-in. */
  isAskedToSign?: boolean;
  /** The appointment for which the host checks it in. */
  appointmentId?: string;
}

/** A new party has no id yet: it stands behind all others of the same moment. */
const MAX_BIGINT = '9223372036854775807';

interface Look {
  customer: Sql;
  now: Date;
  /** When the party joins. */
  at: Date;
  items: Sql;
  staff: Sql;
  expected: Sql;
  isAskedToSign: boolean;
  showsAppointment: boolean;
  /** Whether who signed lately is not asked again. */
  remembers: boolean;
}

/** Whether the party `c` is before a place in line. */
const isBefore = (place: Sql): Sql => sql`(c.place_at, c.id) < (${place}, coalesce(e.id, ${MAX_BIGINT}::bigint))`;

function look({ customer, now, at, items, staff, expected, isAskedToSign, remembers, ...options }: Look): Sql {
  const since = sql`${positionsSince(now)}::timestamptz`;
  const needed = neededForm({ customer, checkIn: sql`e.id`, now, remembers });
  const [asked, toSign] = isAskedToSign
    ? [ASKED_FORM, needed].map((form) => sql`case when app.form_enabled then ${form} end`)
    : [sql`null`, sql`null`];
  const place = sql`coalesce(e.place_at, r.place_from, ${at}::timestamptz)`;
  const toldPlace = options.showsAppointment ? place : sql`coalesce(e.created_at, ${at}::timestamptz)`;
  return sql`
  with ${day(now)}, app as materialized (
    select a.paused, a.greeting, a.close_texts_enabled and b.plan = any(${PLANS_WITH_TEXTS}::text[]) as tells_close, a.place_links_enabled as sends_links,
           a.staff_enabled, a.form_enabled,
           a.auto_feedback_enabled and b.plan = any(${PLANS_WITH_FEEDBACK}::text[]) as asks_feedback
    from ${CHECK_IN_APPS} a join ${OUR_BUSINESS} b on b.id = a.business_id
  ), existing as materialized (
    ${entryOfToday(customer)}
  ), expected as materialized (
    ${expected}
  ), ahead as materialized (
    select count(*) filter (where ${isBefore(place)}) as parties, coalesce(sum(c.party_size) filter (where ${isBefore(place)}), 0) as people,
      count(*) filter (where ${isBefore(toldPlace)}) as told_parties, coalesce(sum(c.party_size) filter (where ${isBefore(toldPlace)}), 0) as told_people
    from ${partiesInLine(now)} c left join existing e on true left join expected r on true where c.id is distinct from e.id
  )
  select app.paused, app.greeting, ${lineNow(positionsSince(now), now)} as line_now, app.tells_close, app.sends_links, app.asks_feedback, app.staff_enabled, ahead.parties as parties_ahead,
         ahead.people as people_ahead, ahead.told_parties as told_parties_ahead, ahead.told_people as told_people_ahead, e.public_id, e.status, e.created_at, e.place_at, r.party as expected, (select time_zone from today) as time_zone,
         ${items} as offered, ${staff} as offered_staff, ${asked} as asked_form_id, ${toSign} as needed_form_id,
         coalesce(e.id, (${BUSINESS_ID} << 32) | nextval('check_in_id_seq')) as id,
         coalesce(e.status, 'checked-in') = 'checked-in' and greatest(coalesce(e.created_at, ${at}::timestamptz), ${toldPlace}) >= ${since} as is_live
  from app left join existing e on true left join expected r on true cross join ahead`;
}

/**
 * Reads the queue for a joining party and takes the next id for its check-in. An earlier statement of the same transaction must have locked the
 * customer's row, so that a double click adds one check-in.
 */
export async function readQueueAndReserveId(
  context: Context,
  ref: CustomerRef,
  { madeAt, productIds, staffId, isAskedToSign = false, appointmentId }: Joining = {},
): Promise<QueueSnapshot> {
  const now = context.now();
  const customer = 'customerId' in ref ? sql`${ref.customerId}` : customerOfPersonSql(ref.personId);
  const wantedIds = wantedProducts(context, productIds);
  const wantedStaffId = wantedStaff(context, staffId);
  const row = await context.db.row<QueueSnapshot>(
    look({
      customer,
      now,
      at: madeAt ?? now,
      items: offeredItems(wantedIds),
      staff: offeredStaff(context, { staffId: wantedStaffId, itemIds: wantedIds }),
      expected: expectedParty(context, { customer, appointmentId: appointmentId ?? null, at: madeAt ?? now }),
      isAskedToSign,
      showsAppointment: showsAppointment(context),
      remembers: context.viewer.kind === 'kiosk',
    }),
  );
  // Customers who were not asked have no wish.
  const isAsked = context.viewer.kind === 'user' || row!.staffEnabled;
  return { ...row!, wantedIds, wantedStaffId: isAsked ? wantedStaffId : null };
}
