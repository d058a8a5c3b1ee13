import type { Context } from '../../core/context.js';

interface AuditEntry {
  /** Who, as `viewerKey` names them; `account:…` where a token, not a session, says who it is. */
  actor: string;
  /** What, for example `password.reset`. */
  action: string;
  subject?: string;
  /** Names of the fields that changed, never their values (GUARD.md rule 14). */
  fields?: readonly string[];
}

const WRITE = 'insert into audit_log (at, actor, action, subject, fields, address) values ($1, $2, $3, $4, $5, $6)';

/** Notes in the audit log of the operation's business who did what from where; kept if and only if the operation commits. */
export async function writeAudit(
  context: Context,
  { actor, action, subject = '', fields = [] }: AuditEntry,
): Promise<void> {
  await context.db.rows(WRITE, [context.now(), actor, action, subject, fields, context.facts.address]);
}
