import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import type { Entered } from './check-signature.js';

/** Whether the caller's browser signed the same version with the same at a check-in already. */
export async function isRecordedAt(
  { db, facts }: Context,
  checkInId: string,
  versionId: string,
  { signerName, signedFor, strokes, answers, email }: Entered,
): Promise<boolean> {
  const found = await db.row(sql`
    select from signature s
    where s.check_in_id = ${checkInId} and s.form_version_id = ${versionId} and s.address = ${facts.address} and s.user_agent = ${facts.userAgent}
      and s.signer_name is not distinct from ${signerName} and s.signed_for is not distinct from ${signedFor}
      and s.strokes is not distinct from ${strokes} and s.email is not distinct from ${email} and s.answers = ${JSON.stringify(answers)}::jsonb`);
  return found !== undefined;
}
