import { sql } from '../../core/database/sql.js';

/** Who signed which version when, without what identifies them on paper. */
export const SIGNATURES = sql`(
  select business_id, customer_id, check_in_id, form_id, form_version_id, place, signed_at from signature
)`;

/** What customers signed for appointments, to join by the appointment and the form. */
export const APPOINTMENT_SIGNATURES = sql`(
  select business_id, id, appointment_id, customer_id, form_id, signer_name, signed_at from signature where appointment_id is not null
)`;
