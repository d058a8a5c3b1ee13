import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** Notes for which form check-in asks, null for none: meanwhile it is not archived. */
export const holdForCheckIn = (context: Context, formId: string | null): void =>
  context.db.send(sql`
    update form set at_check_in = id is not distinct from ${formId}::bigint where at_check_in or id = ${formId}::bigint`);
