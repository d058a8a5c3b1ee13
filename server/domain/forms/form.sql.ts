import { sql } from '../../core/database/sql.js';

/** Live forms, to join by id. */
export const LIVE_FORMS = sql`(select business_id, id, name, content from form where archived_at is null)`;

/** Versions of forms as they were signed, to join by id. */
export const FORM_VERSIONS = sql`(select business_id, id, number, name, content, fields, sha256 from form_version)`;

/** How long what was signed is kept, in years; null for good. To join by id of the form. */
export const FORM_KEEPING = sql`(select business_id, id, keep_years from form)`;
