import { sql } from '../../core/database/sql.js';

/** The columns of a Form. A version is missing where an older program wrote the form. */
export const FORM_COLUMNS = sql`id, name, content, fields, signature_required, pdf, version, template_id, first_signed_at, keep_years, created_at, archived_at,
  coalesce((select v.created_at from form_version v where v.form_id = form.id and v.number = form.version), created_at) as changed_at`;
