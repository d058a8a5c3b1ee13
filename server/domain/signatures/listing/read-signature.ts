import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import { signatureRows } from './signature-rows.js';
import type { SignatureRecord } from './signature.types.js';

/** All that is kept of a signature. Throws NOT_FOUND. */
export async function readSignature({ db }: Context, id: string): Promise<SignatureRecord> {
  const record = await db.row<SignatureRecord>(
    signatureRows(
      sql`(select * from signature where id = ${idOf(id, 'That signature')})`,
      sql`, s.seq, s.strokes, s.consent, s.email, s.sent_to, s.sent_to_unproven is not null as is_sent_to_unproven, s.address, s.user_agent, s.check_in_id, s.previous_hash, s.hash, s.blanked_at,
        coalesce(s.answers, '[]') as answers, v.content, v.fields, v.sha256 as form_sha256`,
    ),
  );
  if (!record) throw notFound('That signature');
  return record;
}
