import type { Context } from '../context.js';
import { viewerKey } from './viewer.js';

const RECORD = `insert into audit_log (at, actor, action, subject, fields, address) values ($1, $2, $3, $4, $5, $6)`;

/** Writes who did what into the audit log, in the operation's transaction. `fields` are names, never values (GUARD.md rule 14); `actor` is named where a token, not a session, says who it is. */
export async function audit(context: Context, action: string, { subject = '', fields = [], actor = viewerKey(context.viewer) }: { subject?: string; fields?: readonly string[]; actor?: string } = {}): Promise<void> {
  await context.db.rows(RECORD, [context.now(), actor, action, subject, fields, context.facts.address]);
}
