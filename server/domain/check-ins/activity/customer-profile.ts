import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { hasStoppedTexts } from '../../../core/messages/text-eligibility.js';
import { notFound } from '../../../core/Refusal.js';
import { customerIdOf, CUSTOMERS } from '../../customers/customer.sql.js';
import type { CustomerProfile } from './CustomerProfile.js';

/** Deleted check-ins do not count. */
const profile = (id: string, ourNumber: string): Sql => sql`
  select u.id, u.first_name, u.last_name, u.phone, u.email, visits.*,
    ${hasStoppedTexts({ dialCode: sql`u.dial_code`, phone: sql`u.phone` }, ourNumber)} as has_stopped_texts
  from ${CUSTOMERS} u
  cross join lateral (
    select count(*)::int as total_check_ins, (count(*) filter (where status = 'seated'))::int as total_seated,
      (count(*) filter (where status = 'canceled' and cancel_by <> 'no-show'))::int as total_canceled,
      (count(*) filter (where status = 'canceled' and cancel_by = 'no-show'))::int as total_no_shows,
      min(created_at) as first_visit_at, max(created_at) as last_visit_at, round(avg(rating), 1)::text as average_rating
    from check_in c where c.customer_id = u.id and c.deleted_at is null
  ) visits
  where u.id = ${customerIdOf(sql`${id}`)} and u.archived_at is null`;

/** A customer with their counts, of a merged record the kept one. Throws NOT_FOUND if archived, missing or another business's. */
export async function customerProfile(context: Context, id: string): Promise<CustomerProfile> {
  const isId = /^\d{1,18}$/.test(id);
  const row = isId ? await context.db.row<CustomerProfile>(profile(id, context.config.textsFrom)) : undefined;
  if (!row) throw notFound('That customer');
  return row;
}
