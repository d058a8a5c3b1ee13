import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import { viewerKey } from './viewer.js';

interface AuditDetails {
  /** Defaults to the viewer; given where nobody is signed in yet. */
  actor?: string;
  /** The affected object. */
  subject?: string;
  /** Names of the fields that changed, never their values. */
  fields?: readonly string[];
}

/** Whether the business's audit log has an entry of this actor and action. */
export async function isAudited(context: Context, actor: string, action: string): Promise<boolean> {
  const row = await context.db.row(sql`select id from audit_log where actor = ${actor} and action = ${action} limit 1`);
  return row !== undefined;
}

/** Writes to the audit log of the business, in the operation's transaction. */
export async function audit(
  context: Context,
  action: string,
  { actor = viewerKey(context.viewer), subject = '', fields = [] }: AuditDetails = {},
): Promise<void> {
  await context.db.rows(sql`
    insert into audit_log (at, actor, action, subject, fields, address)
    values (${context.now()}, ${actor}, ${action}, ${subject}, ${fields}, ${context.facts.address})`);
}
