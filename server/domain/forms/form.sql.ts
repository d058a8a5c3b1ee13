import { sql } from '../../core/database/sql.js';

/** Live forms, to join by id. */
export const LIVE_FORMS = sql`(select business_id, id, name, content, pdf from form where archived_at is null)`;

/** The current version of each live form, to join by the form. */
export const CURRENT_VERSIONS = sql`(
  select v.business_id, v.form_id, v.id as version_id
  from form_version v join form f on f.business_id = v.business_id and f.id = v.form_id
  where v.number = f.version and f.archived_at is null
)`;

/** Versions of forms as they were signed, to join by id. */
export const FORM_VERSIONS = sql`(select business_id, id, number, name, content, fields, pdf, sha256 from form_version)`;

/** How long what was signed is kept, in years; null for good; and when a time that was shortened counts for what is there. To join by id of the form. */
export const FORM_KEEPING = sql`(select business_id, id, keep_years, shortened_at + interval '7 days' as counts_from from form)`;

/** Titles of all forms, archived ones too, to join by id. */
export const FORM_TITLES = sql`(select business_id, id, name, signature_required, archived_at from form)`;
