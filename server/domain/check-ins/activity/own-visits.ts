import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { pageFacts } from '../../../core/graphql/paging.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import type { OwnVisit, OwnVisitPage } from './OwnVisit.js';

/** Ids of the check-ins of a customer; deleted ones are kept for the log, so they count here. */
export const visitsOf = (customerId: string): Sql =>
  sql`select v.id from check_in v where v.customer_id = ${customerId}`;

/** What a host wrote is none of theirs, and what one changed is shown as it was written first. */
const OWN_NOTES = sql`case
  when exists (
    select from check_in_event e where e.check_in_id = c.id and e.kind = 'checked-in' and split_part(e.actor, ':', 1) in ('account', 'user')
  ) then ''
  else coalesce((
    select h.before from check_in_event e join check_in_change h on h.business_id = e.business_id and h.event_id = e.id
    where e.check_in_id = c.id and h.field = 'notes' order by h.id limit 1
  ), c.notes) end`;

/** A customer's own visits, latest first. */
export async function ownVisits(
  { db }: Context,
  { customerId, first, skip }: { customerId: string; first: number; skip: number },
): Promise<OwnVisitPage> {
  const items = await db.rows<OwnVisit & { total: string }>(sql`
    select c.id, c.created_at as at, c.status, c.party_size, ${OWN_NOTES} as notes, c.temperature, c.email, c.rating, c.feedback,
      array(select item ->> 'name' from jsonb_array_elements(c.selected_products) as item) as services,
      (select s.first_name from ${STAFF_MEMBERS} s where s.business_id = c.business_id and s.id = c.staff_id) as staff, c.asked_for_staff, count(*) over () as total
    from check_in c where c.customer_id = ${customerId} order by c.created_at desc, c.id desc limit ${first} offset ${skip}`);
  return { items, ...pageFacts(items, skip) };
}
