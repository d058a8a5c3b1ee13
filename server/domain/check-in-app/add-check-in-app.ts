import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { newToken } from '../../core/tokens.js';
import { MONITOR_LINK } from './monitor-link.js';
import { QR_CODE } from './qr-code.js';
import { CHECK_IN_APP } from './topics.js';

/** Adds the check-in app of a new business, with the default settings. */
export async function addCheckInApp(context: Context, businessId: string): Promise<void> {
  await context.db.rows(sql`
    insert into check_in_app (public_token, monitor_token)
    values (${newToken(QR_CODE.letter, businessId)}, ${newToken(MONITOR_LINK.letter, businessId)})`);
  context.tick(CHECK_IN_APP, businessId);
}
