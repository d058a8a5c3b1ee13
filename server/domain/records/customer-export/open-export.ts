import { requirePermission } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { notFound } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';

/** Uses the token of a file up; returns the name of the file. Throws NOT_FOUND unless the session that asked for it still works here; FORBIDDEN. */
export async function openExport(context: Context, token: string): Promise<string> {
  const { viewer, businessId } = context;
  if (viewer.kind !== 'user' || viewer.businessId !== businessId) throw notFound('That file');
  requirePermission(viewer, 'customer.export');
  const now = context.now();
  const file = await context.db.row<{ name: string; day: string }>(sql`
    with opened as (
      update customer_export set used_at = ${now}
      where token_hash = ${hashToken(token)} and session_id = ${viewer.sessionId} and used_at is null and expires_at > ${now} returning id)
    select b.name, to_char(${now}::timestamptz at time zone b.time_zone, 'YYYY-MM-DD') as day from opened, ${OUR_BUSINESS} b`);
  if (!file) throw notFound('That file');
  const business = file.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `Customers ${business} ${file.day}.csv`;
}
