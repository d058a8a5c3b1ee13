import { requirePermission } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { notFound } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import type { SignatureFilter } from '../listing/signature-filter.js';

/** Uses the token of a file up; returns the name of the file and what it holds. Throws NOT_FOUND unless the session that asked for it still works here; FORBIDDEN. */
export async function openSignatureExport(
  context: Context,
  token: string,
): Promise<{ name: string; filter: SignatureFilter }> {
  const { viewer, businessId } = context;
  if (viewer.kind !== 'user' || viewer.businessId !== businessId) throw notFound('That file');
  requirePermission(viewer, 'signature.export');
  const now = context.now();
  const file = await context.db.row<{ name: string; day: string; filter: SignatureFilter }>(sql`
    with opened as (
      update signature_export set used_at = ${now}
      where token_hash = ${hashToken(token)} and session_id = ${viewer.sessionId} and used_at is null and expires_at > ${now} returning filter)
    select b.name, to_char(${now}::timestamptz at time zone b.time_zone, 'YYYY-MM-DD') as day, filter from opened, ${OUR_BUSINESS} b`);
  if (!file) throw notFound('That file');
  const business = file.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return { name: `Signatures ${business} ${file.day}.csv`, filter: file.filter };
}
