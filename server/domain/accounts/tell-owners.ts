import { Role } from '../../../entities/Role.js';
import type { Context } from '../../core/context.js';
import { BUSINESS_ID } from '../../core/database/business-id.js';
import { sql } from '../../core/database/sql.js';
import type { MessageKind } from '../../core/messages/define-message.js';
import { sendToAccount } from './messages/account-message.js';

/** Sends a mail to everybody who owns the business. */
export async function tellOwners(context: Context, kind: MessageKind): Promise<void> {
  const owners = await context.db.rows<{ id: string; email: string }>(sql`
    select a.id, a.email from membership m join account a on a.id = m.account_id
    where m.business_id = ${BUSINESS_ID} and m.role = ${Role.OWNER} order by a.id`);
  for (const owner of owners) await sendToAccount(context, kind, owner);
}
