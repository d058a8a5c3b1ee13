import type { ConfirmedAction } from '../../../entities/ConfirmedAction.js';
import { audit } from '../../core/access/audit.js';
import { requireConfirmed } from '../../core/access/confirmed-action.js';
import type { Permission } from '../../core/access/permissions.js';
import { requirePermission } from '../../core/access/require-permission.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { DAY_MS, MINUTE_MS } from '../../core/durations.js';
import { notFound } from '../../core/Refusal.js';
import { hashToken, newToken } from '../../core/tokens.js';
import { OUR_BUSINESS } from './business.sql.js';

/** Of no kind of token that fields or credentials take. */
const LETTER = 'x';

/** A kind of file that somebody takes out of a business. */
export interface ExportFile {
  /** With which its name begins. */
  title: string;
  /** Who may; by it the file is told from others, and noted in the history. */
  permission: Permission;
  /** What the password was given for. */
  action: ConfirmedAction;
}

/** Opens a file to the caller's session, once, for a minute; `filter` says what it holds. Throws PASSWORD_NEEDED. */
export async function offerFile(
  context: Context,
  { permission, action }: ExportFile,
  filter: object | null = null,
): Promise<{ token: string; expiresAt: Date }> {
  await requireConfirmed(context, action);
  const { db, user, businessId } = context;
  const now = context.now();
  const expiresAt = new Date(now.getTime() + MINUTE_MS);
  const token = newToken(LETTER, businessId);
  await db.rows(sql`delete from export_file where expires_at < ${new Date(now.getTime() - DAY_MS)}`);
  await db.rows(sql`
    insert into export_file (permission, token_hash, session_id, filter, created_at, expires_at)
    values (${permission}, ${hashToken(token)}, ${user.sessionId}, ${filter}, ${now}, ${expiresAt})`);
  await audit(context, permission);
  return { token, expiresAt };
}

/** Uses the token of a file up; returns the name of the file and what it holds. Throws NOT_FOUND unless the session that asked for it still works here; FORBIDDEN. */
export async function openFile<Filter>(
  context: Context,
  { title, permission }: ExportFile,
  token: string,
): Promise<{ name: string; filter: Filter }> {
  const { viewer, businessId } = context;
  if (viewer.kind !== 'user' || viewer.businessId !== businessId) throw notFound('That file');
  requirePermission(viewer, permission);
  const now = context.now();
  const file = await context.db.row<{ business: string; day: string; filter: Filter }>(sql`
    with opened as (
      update export_file set used_at = ${now}
      where token_hash = ${hashToken(token)} and permission = ${permission} and session_id = ${viewer.sessionId} and used_at is null and expires_at > ${now}
      returning filter)
    select b.name as business, to_char(${now}::timestamptz at time zone b.time_zone, 'YYYY-MM-DD') as day, filter from opened, ${OUR_BUSINESS} b`);
  if (!file) throw notFound('That file');
  const business = file.business.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return { name: `${title} ${business} ${file.day}.csv`, filter: file.filter };
}
