import { randomUUID } from 'node:crypto';
import type { Context } from '../context.js';
import { BUSINESS_ID } from '../database/business-id.js';
import { sql, type Sql } from '../database/sql.js';
import { defineJob } from '../jobs/job.js';
import { viewerKey } from './viewer.js';

interface AuditDetails {
  /** Defaults to the viewer; given where nobody is signed in yet. */
  actor?: string;
  /** The affected object. */
  subject?: string;
  /** Names of the fields that changed, never their values. */
  fields?: readonly string[];
  /** Defaults to now. */
  at?: Date;
  /** Defaults to where the request came from. */
  address?: string;
}

/** Whether the business's audit log has an entry of this actor and action. */
export async function isAudited(context: Context, actor: string, action: string): Promise<boolean> {
  const row = await context.db.row(sql`select id from audit_log where actor = ${actor} and action = ${action} limit 1`);
  return row !== undefined;
}

/** Whether an object of the business has an entry of this action. */
export const isAuditedOf = (subject: Sql, action: string): Sql =>
  sql`exists (select from audit_log l where l.business_id = ${BUSINESS_ID} and l.subject = (${subject})::text and l.action = ${action})`;

/** Writes to the audit log of the business, in the operation's transaction. */
export async function audit(
  context: Context,
  action: string,
  {
    actor = viewerKey(context.viewer),
    subject = '',
    fields = [],
    at = context.now(),
    address = context.facts.address,
  }: AuditDetails = {},
): Promise<void> {
  await context.db.rows(sql`
    insert into audit_log (at, actor, action, subject, fields, address)
    values (${at}, ${actor}, ${action}, ${subject}, ${fields}, ${address})`);
}

/** Writes the same of several objects, an entry for each, so that each has its own history. */
export async function auditEach(context: Context, action: string, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await context.db.rows(sql`
    insert into audit_log (at, actor, action, subject, fields, address)
    select ${context.now()}::timestamptz, ${viewerKey(context.viewer)}, ${action}, subject, '{}', ${context.facts.address}
    from unnest(${subjects}::text[]) as subject`);
}

/** What somebody did at a business that is not the operation's: one transaction touches one business. */
export const AUDIT = defineJob<{ action: string; actor: string; at: string }>('audit');

/** Writes to the audit log of another business, by a job that is added in the operation's transaction. */
export function auditAt(context: Context, businessId: string, action: string): void {
  const payload = { action, actor: viewerKey(context.viewer), at: context.now().toISOString() };
  context.enqueue(AUDIT, payload, { key: `audit:${randomUUID()}` }, businessId);
}

export const writeAudit = (
  context: Context,
  { action, actor, at }: { action: string; actor: string; at: string },
): Promise<void> => audit(context, action, { actor, at: new Date(at) });
