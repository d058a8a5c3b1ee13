import type { Context } from '../context.js';
import { viewerKey } from './viewer.js';

const RECORD = `insert into audit_log (at, actor, action, subject, fields, address) values ($1, $2, $3, $4, $5, $6)`;

/** Writes who did what into the audit log, in the operation's transaction. `fields` are names, never values (GUARD.md rule 14). */
export async function audit(context: Context, action: string, { subject = '', fields = [] }: { subject?: string; fields?: readonly string[] } = {}): Promise<void> {
  await context.db.rows(RECORD, [context.now(), viewerKey(context.viewer), action, subject, fields, context.facts.address]);
}
