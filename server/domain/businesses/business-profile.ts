import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { BUSINESS_ID } from '../../core/database/business-id.js';
import type { BusinessProfile } from './business.types.js';

const profile = (locks: boolean): Sql => sql`
  select b.id, b.name, b.address, b.city, b.state, b.zip, b.phone, b.vanity_name, b.time_zone, b.booking_interval, b.version, p.about
  from business b join business_page p on p.business_id = b.id where b.id = ${BUSINESS_ID}${locks ? sql` for update` : sql``}`;

/** The profile of the operation's business. Throws NOT_FOUND. */
export const businessProfile = (context: Context): Promise<BusinessProfile> => read(context, false);

/** The same, locked until the operation ends. */
export const lockBusinessProfile = (context: Context): Promise<BusinessProfile> => read(context, true);

async function read({ db }: Context, locks: boolean): Promise<BusinessProfile> {
  const row = await db.row<BusinessProfile>(profile(locks));
  if (!row) throw notFound('That business');
  return row;
}
