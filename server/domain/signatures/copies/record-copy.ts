import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { sha256 } from '../../../core/sha256.js';

/** Notes a copy that is about to be given out, so that `/verify` knows the file again. */
export async function recordCopy(context: Context, signatureId: string, copy: Buffer): Promise<void> {
  await context.db.rows(sql`
    insert into signature_copy (signature_id, sha256, created_at) values (${signatureId}, ${sha256(copy)}, ${context.now()}) on conflict do nothing`);
}
