import { type AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import type { MergedChange } from './merge-changes.js';
import { type ChangesReader, isToldOf } from './readers.js';

interface Part {
  staffId: string | null;
  /** Full name; null for anyone. */
  staff: string | null;
  products: SelectedProduct[];
}

interface Row {
  id: string;
  flag: AppointmentFlag;
  isDeleted: boolean;
  startsAt: Date;
  notes: string;
  timeZone: string;
  firstName: string;
  lastName: string;
  parts: Part[];
}

/** A line of the mail: an appointment as it is now, and what its customer did. */
export interface ChangeLine extends Row {
  kind: MergedChange['kind'];
  wasAt: Date | null;
}

/** Lines of what is still so and concerns the reader; those that wait for an answer come first, soonest first. */
export async function changeLines(
  context: Context,
  changes: readonly MergedChange[],
  reader: ChangesReader,
): Promise<ChangeLine[]> {
  const ids = changes.map(({ appointmentId }) => appointmentId);
  const rows = await context.db.rows<Row>(sql`
    select a.id, a.flag, a.deleted_at is not null as is_deleted, a.starts_at, a.notes, b.time_zone, u.first_name, u.last_name,
      (select coalesce(json_agg(json_build_object(
          'staffId', t.staff_id::text, 'staff', s.first_name || ' ' || s.last_name, 'products', t.products) order by t.number), '[]')
       from booked_time t left join ${STAFF_MEMBERS} s on s.id = t.staff_id where t.appointment_id = a.id) as parts
    from appointment a cross join ${OUR_BUSINESS} b join ${CUSTOMERS} u on u.id = ${customerIdOf(sql`a.customer_id`)}
    where a.id = any(${ids}::bigint[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lines = changes.flatMap(({ appointmentId, kind, wasAt, wasWith }) => {
    const row = byId.get(appointmentId);
    if (!row) return [];
    const line = { ...row, kind, wasAt: wasAt === null ? null : new Date(wasAt) };
    return isTrue(line) && isToldOf(reader, staffOf(row, wasWith)) ? [line] : [];
  });
  const waiting = lines.filter(waits).sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return [...waiting, ...lines.filter((line) => !waits(line))];
}

const staffOf = ({ parts }: Row, wasWith: readonly string[]): string[] => [
  ...wasWith,
  ...parts.flatMap(({ staffId }) => staffId ?? []),
];

/** Whether the staff have to confirm or decline it. */
export const waits = ({ flag, isDeleted }: Pick<ChangeLine, 'flag' | 'isDeleted'>): boolean =>
  flag === 'requested' && !isDeleted;

/** What the staff changed since, they know; who moved a booking there and back changed nothing. */
function isTrue(line: ChangeLine): boolean {
  const isLive = isLiveFlag(line.flag) && !line.isDeleted;
  if (line.kind === 'canceled' || line.kind === 'undone') return !isLive;
  if (line.kind === 'waits') return waits(line);
  const isBack = line.wasAt?.getTime() === line.startsAt.getTime();
  return isLive && (!isBack || waits(line));
}
