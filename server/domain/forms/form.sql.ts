import { sql } from '../../core/database/sql.js';

/** Live forms, to join by id. */
export const LIVE_FORMS = sql`(select business_id, id, name, content from form where archived_at is null)`;

/** The current version of each live form, to join by the form. */
export const CURRENT_VERSIONS = sql`(
  select v.business_id, v.form_id, v.id as version_id
  from form_version v join form f on f.business_id = v.business_id and f.id = v.form_id
  where v.number = f.version and f.archived_at is null
)`;

/** Titles of all forms, archived ones too, to join by id. */
export const FORM_TITLES = sql`(select business_id, id, name, archived_at from form)`;
