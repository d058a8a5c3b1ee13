import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { SelectedStaff } from '../../../../entities/SelectedStaff.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { hasStoppedTexts } from '../../../core/messages/text-eligibility.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { appointedAt, placeAt } from '../waits/checked-in-for.sql.js';
import { lineNow, type LineNow } from '../waits/line-now.sql.js';
import { quoterOf } from '../waits/quote.js';
import { hasPosition, positionsSince } from '../waits/has-position.sql.js';

/** A check-in row of this room's statements. */
export interface CheckInRow {
  id: string;
  publicId: string;
  status: CheckInStatus;
  version: number;
  partySize: number;
  temperature: string | null;
  notes: string;
  selectedProducts: SelectedProduct[];
  staff: SelectedStaff | null;
  askedForStaff: boolean;
  isNewCustomer: boolean;
  language: string;
  createdAt: Date;
  readiedAt: Date | null;
  servicedAt: Date | null;
  canceledAt: Date | null;
  cancelBy: string | null;
  notifiedAt: Date | null;
  callUpFailed: boolean;
  hasStoppedTexts: boolean;
  tableNumber: string;
  rating: number | null;
  feedback: string;
  ratedAt: Date | null;
  feedbackAskedAt: Date | null;
  holdUntil: Date | null;
  reply: string | null;
  repliedAt: Date | null;
  receivedAt: Date | null;
  undoUntil: Date | null;
  overdueAt: Date | null;
  appointedAt: Date | null;
  placeAt: Date;
  customerId: string;
  quoteLow: number | null;
  quoteHigh: number | null;
  isEditable: boolean;
  position: string | null;
  firstName: string;
  lastName: string;
  phone: string;
  email: string | null;
  /** Set in one row of a result, for all rows. */
  lineNow?: LineNow | null;
}

/** The one address that mails about the check-in `c` go to: its customer's own, which a kiosk or staff gave, else the one of the phone that made it. */
export const PARTY_EMAIL = sql`coalesce(u.email, c.email)`;

/** When the waiting party `c` becomes overdue; null for others, and for one that was told no wait. */
export const OVERDUE_AT = sql`case when c.status = 'checked-in' and c.quote_high is not null
  then greatest(c.created_at + make_interval(mins => c.quote_high), c.hold_until) end`;

/** Who serves the party `c`, as JSON of SelectedStaff; of parties without anybody nothing is read. */
const STAFF_OF_PARTY = sql`case when c.staff_id is not null then (
    select json_build_object('id', s.id::text, 'firstName', s.first_name, 'lastName', s.last_name, 'color', s.color)
    from ${STAFF_MEMBERS} s where s.business_id = c.business_id and s.id = c.staff_id
  ) end`;

/** Columns of CheckInRow except `position`; `c` is check_in, `u` a customer. `ourNumber` sends the texts. Needs the CTE `day`. */
export const checkInColumns = (now: Date, ourNumber: string): Sql => sql`
  c.id, c.public_id, c.status, c.version, c.party_size, c.temperature, c.notes, c.selected_products, c.is_new_customer, c.language, c.created_at, c.readied_at,
  c.serviced_at, c.canceled_at, c.cancel_by, c.notified_at, c.table_number, c.rating, c.feedback, c.rated_at, c.feedback_asked_at,
  c.quote_low, c.quote_high, c.hold_until, c.reply, c.replied_at, c.received_at, c.undo_until, ${appointedAt(sql`c`)} as appointed_at, ${placeAt(sql`c`)} as place_at, c.customer_id, u.first_name, u.last_name, u.phone, ${PARTY_EMAIL} as email,
  case when c.status = 'ready' and c.notified_at is null then exists (
    select from check_in_event e where e.check_in_id = c.id and e.kind = 'call-up-failed' and e.at >= c.readied_at
  ) else false end as call_up_failed,
  ${hasStoppedTexts({ dialCode: sql`u.dial_code`, phone: sql`u.phone` }, ourNumber)} as has_stopped_texts,
  case when row_number() over () = 1 then ${lineNow(positionsSince(now), now)} end as line_now,
  ${STAFF_OF_PARTY} as staff, c.asked_for_staff, ${OVERDUE_AT} as overdue_at, c.created_at >= (select today from day) as is_editable`;

/** The customer `u` of the check-in `c`. */
export const JOIN_CUSTOMER = sql`join ${CUSTOMERS} u on u.business_id = c.business_id and u.id = c.customer_id`;

/** Rank of `c` among the parties that have a position (ruling 12), else null. For single rows: lists rank all of their rows at once. */
export const positionAt = (now: Date): Sql => sql`
  case when ${hasPosition(sql`c`, now)} then (
    select count(*) + 1 from check_in w
    where ${hasPosition(sql`w`, now)} and (${placeAt(sql`w`)}, w.id) < (${placeAt(sql`c`)}, c.id)
  ) end as position`;

/** Completes rows in place: copying 200 rows would cost as much as reading them. */
export function toCheckIns(rows: CheckInRow[], now: Date): CheckIn[] {
  const line = rows.find((row) => row.lineNow)?.lineNow;
  const places = rows.reduce((most, { position }) => Math.max(most, Number(position ?? 0)), 0);
  const quoteAt = line && places > 0 ? quoterOf(line, now, places) : null;
  for (const row of rows) {
    const entry = row as unknown as CheckIn;
    const position = row.position === null ? null : Number(row.position);
    entry.customer = {
      id: row.customerId,
      firstName: row.firstName,
      lastName: row.lastName,
      phone: row.phone,
      email: row.email,
    };
    entry.position = position;
    entry.quote =
      position && quoteAt && row.placeAt <= now
        ? quoteAt({ partiesAhead: position - 1, partySize: row.partySize })
        : null;
    entry.firstQuote =
      row.quoteLow !== null && row.quoteHigh !== null ? { lowMinutes: row.quoteLow, highMinutes: row.quoteHigh } : null;
    entry.deletedAt = null;
  }
  return rows as unknown as CheckIn[];
}
