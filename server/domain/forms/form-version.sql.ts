import { sql } from '../../core/database/sql.js';

/** Versions of forms, to join by id. */
export const FORM_VERSIONS = sql`(
  select business_id, id, form_id, number, name, content, fields, pdf, signature_required, sha256 from form_version
)`;
