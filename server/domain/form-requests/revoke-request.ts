import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { FormRequest } from './FormRequest.js';
import { formRequestById } from './form-requests.js';

/** Ends the link of a request; what was signed by it stays. One that has ended stays as it is. Throws NOT_FOUND. */
export async function revokeRequest(context: Context, requestId: string): Promise<FormRequest> {
  const id = idOf(requestId, 'That request');
  const found = await context.db.row<{ customerId: string; isOpen: boolean }>(sql`
    select customer_id, revoked_at is null and completed_at is null as is_open from form_request where id = ${id} for update`);
  if (!found) throw notFound('That request');
  if (found.isOpen) {
    await context.db.rows(
      sql`update form_request set revoked_at = ${context.now()}, token_hash = null where id = ${id}`,
    );
    await audit(context, 'customer.revoke-forms', { subject: found.customerId });
  }
  return formRequestById(context, id);
}
