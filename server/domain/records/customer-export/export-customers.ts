import { ConfirmedAction } from '../../../../entities/ConfirmedAction.js';
import { audit } from '../../../core/access/audit.js';
import { requireConfirmed } from '../../../core/access/confirmed-action.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, MINUTE_MS } from '../../../core/durations.js';
import { hashToken, newToken } from '../../../core/tokens.js';
import type { CustomerExport } from './CustomerExport.js';

/** Of no kind of token that fields or credentials take. */
const LETTER = 'x';

/** Opens a file of all customers to the caller's session, once, for a minute. Throws PASSWORD_NEEDED. */
export async function exportCustomers(context: Context): Promise<CustomerExport> {
  await requireConfirmed(context, ConfirmedAction.EXPORT_CUSTOMERS);
  const { db, user, businessId } = context;
  const now = context.now();
  const expiresAt = new Date(now.getTime() + MINUTE_MS);
  const token = newToken(LETTER, businessId);
  await db.rows(sql`delete from customer_export where expires_at < ${new Date(now.getTime() - DAY_MS)}`);
  await db.rows(sql`
    insert into customer_export (token_hash, session_id, created_at, expires_at)
    values (${hashToken(token)}, ${user.sessionId}, ${now}, ${expiresAt})`);
  await audit(context, 'customer.export');
  return { token, expiresAt };
}
