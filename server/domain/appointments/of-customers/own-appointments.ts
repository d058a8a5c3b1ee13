import { LIVE_FLAGS } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { pageFacts } from '../../../core/graphql/paging.js';
import type { OwnAppointment, OwnAppointmentPage } from './OwnAppointment.js';
import { SERVICES, staffNames } from './parts.sql.js';

/** A customer's own appointments, latest first. Deleted ones are kept for the log, so they count here; nobody should come to one, though. */
export async function ownAppointments(
  { db }: Context,
  { customerId, first, skip }: { customerId: string; first: number; skip: number },
): Promise<OwnAppointmentPage> {
  const items = await db.rows<OwnAppointment & { total: string }>(sql`
    select a.id, a.starts_at, a.ends_at, ${SERVICES} as services, ${staffNames(sql`s.first_name`)} as staff, count(*) over () as total,
      case when a.deleted_at < a.ends_at and a.flag = any(${LIVE_FLAGS}) then 'canceled' else a.flag end as flag
    from appointment a where a.customer_id = ${customerId} order by a.starts_at desc, a.id desc limit ${first} offset ${skip}`);
  return { items, ...pageFacts(items, skip) };
}
