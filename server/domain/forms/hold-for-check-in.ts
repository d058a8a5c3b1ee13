import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** Notes for which form check-in asks, null for none: meanwhile it is not archived. What was asked for once may come from a kiosk that was offline. */
export const holdForCheckIn = (context: Context, formId: string | null): void =>
  context.db.send(sql`
    update form set at_check_in = id is not distinct from ${formId}::bigint, was_at_check_in = true
    where at_check_in or id = ${formId}::bigint`);
