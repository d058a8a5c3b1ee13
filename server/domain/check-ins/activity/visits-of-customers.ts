import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import { sql } from '../../../core/database/sql.js';
import type { Db } from '../../../core/database/transaction.js';
import { latestFirst, momentOf, type Timed, type TimelinePlace } from '../../../core/graphql/timeline-place.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { appointedAt } from '../waits/checked-in-for.sql.js';
import { TEXT_REPLIES } from '../../../core/messages/message.sql.js';

interface Page {
  first: number;
  place: TimelinePlace | null;
  /** Name of these entries in the timeline. */
  source: string;
}

interface Visit extends Timed {
  at: Date;
  status: CheckInStatus;
  partySize: number;
  cancelBy: string | null;
  rating: number | null;
  selectedProducts: readonly SelectedProduct[];
  /** Name of the staff member; null for anyone. */
  staff: string | null;
  askedForStaff: boolean;
  /** When the appointment began for which they checked in; null for a walk-in, and where that moved away. */
  appointedAt: Date | null;
}

/** Check-ins of customers that were not deleted, latest first. */
export const visitsOfCustomers = (db: Db, customerIds: readonly string[], page: Page): Promise<Visit[]> =>
  db.rows<Visit>(sql`
    select c.id, c.created_at as at, ${momentOf(sql`c.created_at`)}, c.status, c.party_size, c.cancel_by, c.rating, c.selected_products, c.asked_for_staff, ${appointedAt(sql`c`)} as appointed_at,
      (select s.first_name || ' ' || s.last_name from ${STAFF_MEMBERS} s where s.business_id = c.business_id and s.id = c.staff_id) as staff
    from check_in c where c.customer_id = any(${customerIds}::bigint[]) and c.deleted_at is null
    ${latestFirst({ at: sql`c.created_at`, id: sql`c.id`, ...page })}`);

/** What customers wrote about their check-ins, latest first. */
export const repliesOfCustomers = (
  db: Db,
  customerIds: readonly string[],
  page: Page,
): Promise<(Timed & { at: Date; body: string })[]> =>
  db.rows(sql`
    select r.id, r.at, ${momentOf(sql`r.at`)}, r.body
    from check_in c join ${TEXT_REPLIES} r on r.business_id = c.business_id and r.check_in_id = c.id
    where c.customer_id = any(${customerIds}::bigint[]) and c.deleted_at is null
    ${latestFirst({ at: sql`r.at`, id: sql`r.id`, ...page })}`);
