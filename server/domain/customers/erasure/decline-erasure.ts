import { audit } from '../../../core/access/audit.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { MutationResult } from '../../../core/graphql/MutationResult.js';
import { idOf } from '../../../core/ids.js';
import { invalid, notFound } from '../../../core/Refusal.js';
import { keptIdOf } from '../customer.sql.js';
import { ERASURE_DECLINED, sendAnswer } from './answer-message.js';
import { ErasureState } from './ErasureState.js';
import { closeRequests } from './request-rows.js';

/** Declines what a customer asked, by any of their records; they are told the reason where they asked from. Throws NOT_FOUND if none is open, INVALID_INPUT without a reason. */
export async function declineErasure(context: Context, id: string, typed: string): Promise<MutationResult> {
  const reason = typed.trim();
  if (reason === '') throw invalid('reason', 'Please say why: the customer reads it.');
  const open = await context.db.row<{ keptId: string }>(sql`
    select ${keptIdOf(sql`c`)} as kept_id from erasure_request r
    join customer c on c.business_id = r.business_id and c.id = r.customer_id
    where r.id = ${idOf(id, 'That request')} and r.state = 'open'`);
  const requests = open ? await closeRequests(context, open.keptId, ErasureState.DECLINED, reason) : [];
  if (!open || requests.length === 0) throw notFound('That request');
  for (const request of requests) await sendAnswer(context, ERASURE_DECLINED, request);
  await audit(context, 'customer.decline-erasure', { subject: open.keptId });
  return { success: true, message: 'The request is declined, and the customer is told why.' };
}
