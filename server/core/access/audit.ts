import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import { viewerKey } from './viewer.js';

interface AuditDetails {
  /** Who, where the viewer is not signed in yet; else the viewer. */
  actor?: string;
  /** What it was done to. */
  subject?: string;
  /** Names of the fields that changed, never their values. */
  fields?: readonly string[];
}

/** Writes who did what from where into the audit log of the operation's business; kept if and only if the operation commits. */
export async function audit(
  context: Context,
  action: string,
  { actor = viewerKey(context.viewer), subject = '', fields = [] }: AuditDetails = {},
): Promise<void> {
  await context.db.rows(sql`
    insert into audit_log (at, actor, action, subject, fields, address)
    values (${context.now()}, ${actor}, ${action}, ${subject}, ${fields}, ${context.facts.address})`);
}
