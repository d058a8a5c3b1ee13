import { sql } from '../../core/database/sql.js';

/** Live forms, to join by id. */
export const LIVE_FORMS = sql`(select business_id, id, name, content from form where archived_at is null)`;

/** Titles of all forms, archived ones too, to join by id. */
export const FORM_TITLES = sql`(select business_id, id, name, archived_at from form)`;
