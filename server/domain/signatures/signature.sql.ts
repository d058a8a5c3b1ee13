import { sql } from '../../core/database/sql.js';

/** Who signed which version when, without what identifies them on paper. */
export const SIGNATURES = sql`(
  select business_id, customer_id, check_in_id, form_id, form_version_id, place, signed_at from signature
)`;
