import { sql } from '../../core/database/sql.js';

/** The columns of a Form. */
export const FORM_COLUMNS = sql`id, name, content, fields, signature_required, pdf, version, template_id, first_signed_at, keep_years, created_at, archived_at`;
