import { audit } from '../../../core/access/audit.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { MutationResult } from '../../../core/graphql/MutationResult.js';
import { idOf } from '../../../core/ids.js';
import { invalid, notFound } from '../../../core/Refusal.js';
import { ERASURE_DECLINED, sendAnswer } from './answer-message.js';
import { ErasureState } from './ErasureState.js';
import { closeRequests } from './request-rows.js';

/** Declines a request; the customer is told the reason, where they asked from. Throws NOT_FOUND if none is open, INVALID_INPUT without a reason. */
export async function declineErasure(context: Context, id: string, typed: string): Promise<MutationResult> {
  const reason = typed.trim();
  if (reason === '') throw invalid('reason', 'Please say why: the customer reads it.');
  const open = await context.db.row<{ customerId: string }>(sql`
    select customer_id from erasure_request where id = ${idOf(id, 'That request')} and state = 'open'`);
  const [request] = open ? await closeRequests(context, [open.customerId], ErasureState.DECLINED, reason) : [];
  if (!request) throw notFound('That request');
  await sendAnswer(context, ERASURE_DECLINED, request);
  await audit(context, 'customer.decline-erasure', { subject: request.customerId });
  return { success: true, message: 'The request is declined, and the customer is told why.' };
}
