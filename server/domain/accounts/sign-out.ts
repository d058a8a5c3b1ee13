import { REVOKED } from '../../core/topic.js';
import { sql } from '../../core/database/sql.js';
import type { Context } from '../../core/context.js';
import type { MutationResult } from '../../core/graphql/MutationResult.js';

/** Ends the caller's session, if any, and closes its live connections. */
export async function signOut(context: Context): Promise<MutationResult> {
  context.setLoginCookie(null);
  if (context.viewer.kind === 'user') {
    const { sessionId, businessId } = context.viewer;
    await context.db.rows(sql`delete from session where id = ${sessionId}`);
    if (businessId) context.tick(REVOKED, businessId);
  }
  return { success: true, message: 'You are logged out.' };
}
