import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { isVisible } from '../calendar/appointment-rows.js';
import type { TakenBy } from '../time/time-taken.js';

interface TakenRow {
  appointmentId: string;
  staffId: string | null;
  startsAt: Date | null;
  customer: string | null;
  title: string;
  staff: string | null;
  products: SelectedProduct[];
}

interface Conflict {
  appointmentId: string | null;
  staffId: string | null;
  startsAt: Date;
}

/** Those of the conflicts whose appointments the viewer may see, and by whom and what each is taken. */
export async function visibleConflicts<Found extends Conflict>(
  context: Context,
  conflicts: readonly Found[],
): Promise<(Found & { takenBy: TakenBy | null })[]> {
  const ids = [...new Set(conflicts.flatMap(({ appointmentId }) => appointmentId ?? []))];
  const rows = await context.db.rows<TakenRow>(sql`
    select a.id as appointment_id, t.staff_id, t.starts_at, u.first_name || ' ' || u.last_name as customer, a.title, m.first_name as staff, t.products
    from appointment a left join booked_time t on t.appointment_id = a.id
    left join ${CUSTOMERS} u on u.id = a.customer_id left join ${STAFF_MEMBERS} m on m.id = t.staff_id
    where a.id = any(${ids}::bigint[]) and ${isVisible(context)}`);
  // What a series is about to take has no times yet.
  const visible = new Set(rows.map(({ appointmentId }) => appointmentId));
  const keyOf = (one: TakenRow | Conflict) => [one.appointmentId, one.staffId, one.startsAt?.getTime()].join();
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return conflicts
    .filter(({ appointmentId }) => appointmentId === null || visible.has(appointmentId))
    .map((conflict) => ({ ...conflict, takenBy: takenBy(found.get(keyOf(conflict))) }));
}

const takenBy = (row: TakenRow | undefined): TakenBy | null =>
  row
    ? { customer: row.customer, title: row.title, staff: row.staff, products: row.products.map(({ name }) => name) }
    : null;
