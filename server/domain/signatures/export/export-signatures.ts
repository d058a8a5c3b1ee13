import { ConfirmedAction } from '../../../../entities/ConfirmedAction.js';
import { audit } from '../../../core/access/audit.js';
import { requireConfirmed } from '../../../core/access/confirmed-action.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, MINUTE_MS } from '../../../core/durations.js';
import { hashToken, newToken } from '../../../core/tokens.js';
import { signatureFilter } from '../listing/signature-filter.js';
import type { ExportSignaturesArgs } from '../listing/signatures.inputs.js';
import type { SignatureExport } from './SignatureExport.js';

/** As for files of customers: of no kind of token that fields or credentials take. */
const LETTER = 'x';

/** Opens a file of the signatures that a filter lists to the caller's session, once, for a minute. Throws PASSWORD_NEEDED, INVALID_INPUT. */
export async function exportSignatures(context: Context, typed: ExportSignaturesArgs): Promise<SignatureExport> {
  const filter = signatureFilter(typed);
  await requireConfirmed(context, ConfirmedAction.EXPORT_SIGNATURES);
  const { db, user, businessId } = context;
  const now = context.now();
  const expiresAt = new Date(now.getTime() + MINUTE_MS);
  const token = newToken(LETTER, businessId);
  await db.rows(sql`delete from signature_export where expires_at < ${new Date(now.getTime() - DAY_MS)}`);
  await db.rows(sql`
    insert into signature_export (token_hash, session_id, filter, created_at, expires_at)
    values (${hashToken(token)}, ${user.sessionId}, ${filter}, ${now}, ${expiresAt})`);
  await audit(context, 'signature.export');
  return { token, expiresAt };
}
