import { sql } from '../../core/database/sql.js';

/** Live forms, to join by id. */
export const LIVE_FORMS = sql`(select business_id, id, name, content from form where archived_at is null)`;
