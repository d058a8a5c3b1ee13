import type { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { Db } from '../../../core/database/transaction.js';
import { latestFirst, momentOf, type Timed, type TimelinePlace } from '../../../core/graphql/timeline-place.js';
import { SERVICES, staffNames } from './parts.sql.js';

interface Page {
  first: number;
  place: TimelinePlace | null;
  /** Name of these entries in the timeline. */
  source: string;
}

interface CustomerAppointment extends Timed {
  /** When it begins. */
  at: Date;
  endsAt: Date;
  status: AppointmentStatus;
  flag: AppointmentFlag;
  products: string[];
  /** Names, each once; none for anyone. */
  staff: string[];
}

/** Appointments of customers that were not deleted, by when they begin, latest first: coming ones too. `isOut` leaves some out. */
export const appointmentsOfCustomers = (
  db: Db,
  customerIds: readonly string[],
  { isOut, ...page }: Page & { isOut: (appointmentId: Sql) => Sql },
): Promise<CustomerAppointment[]> =>
  db.rows<CustomerAppointment>(sql`
    select a.id, a.starts_at as at, ${momentOf(sql`a.starts_at`)}, a.ends_at, a.status, a.flag, ${SERVICES} as products,
      ${staffNames(sql`s.first_name || ' ' || s.last_name`)} as staff
    from appointment a where a.customer_id = any(${customerIds}::bigint[]) and a.deleted_at is null and not ${isOut(sql`a.id`)}
    ${latestFirst({ at: sql`a.starts_at`, id: sql`a.id`, ...page })}`);
