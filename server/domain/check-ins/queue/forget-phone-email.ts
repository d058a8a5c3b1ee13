import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { QUEUE } from '../topics.js';

/** The customer of a check-in stands at a kiosk: the phone that made it may be a stranger's, and what is written now is not for it. */
export function forgetPhoneEmail(context: Context, checkInId: string): void {
  context.db.send(sql`update check_in set email = null where id = ${checkInId} and email is not null`);
  context.tick(QUEUE);
}
