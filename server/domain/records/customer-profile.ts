import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { hasStoppedTexts } from '../../core/messages/text-eligibility.js';
import { notFound } from '../../core/Refusal.js';
import { bookingsOfCustomer } from '../appointments/of-customers/bookings-of-customer.sql.js';
import { visitCountsOf } from '../check-ins/activity/visits-of-customer.sql.js';
import { customerIdOf, CUSTOMERS } from '../customers/customer.sql.js';
import type { CustomerProfile } from './CustomerProfile.js';

const profile = (id: string, now: Date, ourNumber: string): Sql => sql`
  select u.id, u.first_name, u.last_name, u.phone, u.email, visits.*, bookings.*,
    ${hasStoppedTexts({ dialCode: sql`u.dial_code`, phone: sql`u.phone` }, ourNumber)} as has_stopped_texts
  from ${CUSTOMERS} u
  cross join lateral ${visitCountsOf(sql`u.id`)} visits
  cross join lateral ${bookingsOfCustomer(sql`u.id`, now)} bookings
  where u.id = ${customerIdOf(sql`${id}`)} and u.archived_at is null`;

/** A customer with their counts, of a merged record the kept one. Throws NOT_FOUND if archived, missing or another business's. */
export async function customerProfile(context: Context, id: string): Promise<CustomerProfile> {
  const isId = /^\d{1,18}$/.test(id);
  const { db, config } = context;
  const row = isId ? await db.row<CustomerProfile>(profile(id, context.now(), config.textsFrom)) : undefined;
  if (!row) throw notFound('That customer');
  return row;
}
