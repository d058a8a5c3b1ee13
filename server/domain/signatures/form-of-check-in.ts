import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { defineLoader } from '../../core/loader.js';

/** The forms that were signed at these check-ins, in order; null for none. */
async function formsOfCheckIns({ db }: Context, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await db.rows<{ checkInId: string; formId: string }>(sql`
    select check_in_id, form_id from signature where check_in_id = any(${ids}::bigint[]) order by signed_at, id`);
  const forms = new Map(rows.map(({ checkInId, formId }) => [checkInId, formId]));
  return ids.map((id) => forms.get(id) ?? null);
}

/** The form that was signed last at one check-in, batched with others of the operation. */
export const FORM_OF_CHECK_IN = defineLoader(formsOfCheckIns);
