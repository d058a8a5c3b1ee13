import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { IS_STOPPED } from '../../core/messages/consent.js';
import type { CustomerProfile } from './CustomerProfile.js';

/** $1 customer, $2 number of the sender. Deleted check-ins are counted nowhere. */
const PROFILE = `
  select u.id, u.first_name as "firstName", u.last_name as "lastName", u.phone, u.email, visits.*,
    ${IS_STOPPED}
      or exists (select from sender s where s.number = $2 and s.phone = '+' || u.dial_code || u.phone and s.stopped_at is not null) as "hasStoppedTexts"
  from customer u
  cross join lateral (
    select count(*)::int as "totalCheckIns", (count(*) filter (where status = 'seated'))::int as "totalSeated",
      (count(*) filter (where status = 'canceled' and cancel_by <> 'no-show'))::int as "totalCanceled", (count(*) filter (where status = 'canceled' and cancel_by = 'no-show'))::int as "totalNoShows",
      min(created_at) as "firstVisitAt", max(created_at) as "lastVisitAt", round(avg(rating), 1)::text as "averageRating"
    from check_in c where c.customer_id = u.id and c.deleted_at is null
  ) visits
  where u.id = $1 and u.archived_at is null`;

/** A customer with their counts. Refuses NOT_FOUND for one who is archived, missing or another business's. */
export async function customerProfile(context: Context, id: string): Promise<CustomerProfile> {
  const isId = /^\d{1,18}$/.test(id);
  const profile = isId
    ? await context.db.row<CustomerProfile & { [column: string]: unknown }>(PROFILE, [id, context.config.textsFrom])
    : undefined;
  if (!profile) throw notFound('That customer');
  return profile;
}
