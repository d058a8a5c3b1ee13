import { sql } from '../../core/database/sql.js';

/**
 * Who signed which version when, without what identifies them on paper. `is_known_signer`: before the eyes of the staff, or by a link to an address that is the
 * customer's. Anybody can type somebody's number on a phone, or somebody's e-mail address at a kiosk.
 */
export const SIGNATURES = sql`(
  select business_id, customer_id, check_in_id, form_id, form_version_id, signed_at,
    place = 'kiosk' or (place = 'link' and sent_to is not null and sent_to_unproven is null) as is_known_signer
  from signature
)`;

/** What customers signed for appointments, to join by the appointment and the form. */
export const APPOINTMENT_SIGNATURES = sql`(
  select business_id, id, appointment_id, customer_id, form_id, signer_name, signed_at from signature where appointment_id is not null
)`;
