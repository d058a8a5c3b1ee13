import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';

/** Notes for which form check-in asks, null for none: that one cannot be archived. `ever_at_check_in` stays, as kiosks that were offline may still send signatures of it. */
export const holdForCheckIn = (context: Context, formId: string | null): void =>
  context.db.send(sql`
    update form set at_check_in = id is not distinct from ${formId}::bigint, ever_at_check_in = true
    where at_check_in or id = ${formId}::bigint`);
