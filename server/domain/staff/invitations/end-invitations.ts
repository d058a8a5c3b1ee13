import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { STAFF } from '../topics.js';

/** Voids the open invitations of staff members. Returns whether there were any. */
export async function endInvitations(
  context: Context,
  staffIds: readonly string[],
  outcome: 'revoked' | 'replaced' | 'accepted' = 'revoked',
): Promise<boolean> {
  const ended = await context.db.rows(sql`
    update staff_invitation set ended_at = ${context.now()}, outcome = ${outcome}
    where staff_id = any(${staffIds}::bigint[]) and ended_at is null returning id`);
  context.tick(STAFF);
  return ended.length > 0;
}
