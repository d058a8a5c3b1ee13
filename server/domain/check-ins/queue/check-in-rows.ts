import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Pace } from '../waits/pace.js';
import { quoterOf } from '../waits/quote.js';

/** A check-in as the statements of this room read it. */
export interface CheckInRow {
  [column: string]: unknown;
  id: string;
  publicId: string;
  status: CheckInStatus;
  version: number;
  partySize: number;
  temperature: string | null;
  notes: string;
  isNewCustomer: boolean;
  createdAt: Date;
  readiedAt: Date | null;
  servicedAt: Date | null;
  canceledAt: Date | null;
  cancelBy: string | null;
  notifiedAt: Date | null;
  callUpFailed: boolean;
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
  customerId: string;
  isEditable: boolean;
  position: string | null;
  firstName: string;
  lastName: string;
  phone: string;
  email: string | null;
  /** Of one row of an answer: the others share it. */
  pace?: Pace | null;
}

/** Columns of CheckInRow but for `position` and `isEditable`; `c` is check_in, `u` customer. */
export const CHECK_IN_COLUMNS = `
  c.id, c.public_id as "publicId", c.status, c.version, c.party_size as "partySize", c.temperature, c.notes, c.is_new_customer as "isNewCustomer",
  c.created_at as "createdAt", c.readied_at as "readiedAt", c.serviced_at as "servicedAt", c.canceled_at as "canceledAt", c.cancel_by as "cancelBy",
  c.notified_at as "notifiedAt",
  case when c.status = 'ready' and c.notified_at is null then exists (
    select from check_in_event e where e.check_in_id = c.id and e.kind = 'call-up-failed' and e.at >= c.readied_at
  ) else false end as "callUpFailed", c.table_number as "tableNumber", c.rating, c.feedback, c.rated_at as "ratedAt", c.feedback_asked_at as "feedbackAskedAt",
  c.hold_until as "holdUntil", c.reply, c.replied_at as "repliedAt", c.received_at as "receivedAt", c.undo_until as "undoUntil", c.customer_id as "customerId",
  u.first_name as "firstName", u.last_name as "lastName", u.phone, u.email`;

/**
 * Rank of `c` among the parties that have a position (ruling 12), else null; $3 is the oldest time of check-in that still has one.
 * For few rows: a list ranks all of its rows at once.
 */
export const POSITION = `
  case when c.status = 'checked-in' and c.created_at >= $3 then (
    select count(*) + 1 from check_in w
    where w.status = 'checked-in' and w.deleted_at is null and w.created_at >= $3 and w.created_at <= c.created_at and (w.created_at < c.created_at or w.id < c.id)
  ) end as position`;

/** The business's pace, in one row of the answer. */
export const PACE = `case when row_number() over () = 1 then (select pace from check_in_app) end as pace`;

/** The entries of rows: the rows themselves, completed. Copying 200 of them would cost as much as reading them. */
export function toCheckIns(rows: CheckInRow[], now: Date): CheckIn[] {
  const pace = rows.find((row) => row.pace)?.pace;
  const quoteAt = pace ? quoterOf(pace, now) : null;
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
      position && quoteAt
        ? quoteAt({ partiesAhead: position - 1, partySize: row.partySize, checkedInAt: row.createdAt })
        : null;
    entry.deletedAt = null;
  }
  return rows as unknown as CheckIn[];
}
