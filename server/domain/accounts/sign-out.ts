import { REVOKED } from '../../core/topic.js';
import { sql } from '../../core/database/sql.js';
import type { Context } from '../../core/context.js';
import type { MutationResult } from '../../core/graphql/MutationResult.js';

/** Ends the session of the caller, if there is one, and closes what it has open. */
export async function signOut(context: Context): Promise<MutationResult> {
  context.setLoginCookie(null);
  if (context.viewer.kind === 'user') {
    const { sessionId, businessId } = context.viewer;
    await context.db.rows(sql`delete from session where id = ${sessionId}`);
    if (businessId) context.tick(REVOKED, businessId);
  }
  return { success: true, message: 'You are logged out.' };
}
