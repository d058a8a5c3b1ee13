import { BUSINESS_ID } from '../../core/database/business-id.js';
import { sql } from '../../core/database/sql.js';

/** Who may sign in to the business and has verified their e-mail address, for other rooms. */
export const MEMBERS_WITH_EMAIL = sql`(
  select m.account_id, m.role, a.email from membership m join account a on a.id = m.account_id
  where m.business_id = ${BUSINESS_ID} and a.verified_at is not null
)`;
