import { ConfirmedAction } from '../../../entities/ConfirmedAction.js';
import { audit } from '../../core/access/audit.js';
import { requireConfirmed } from '../../core/access/confirmed-action.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { requireNoHold } from './hold-customer.js';
import type { CustomersChange } from './customer.types.js';
import { ERASURE_DONE, sendAnswer } from './erasure/answer-message.js';
import { ErasureState } from './erasure/ErasureState.js';
import { closeRequests } from './erasure/request-rows.js';
import { lockRecordsOf } from './merging/record-rows.js';
import { CUSTOMERS } from './topics.js';

/**
 * Erases what identifies a customer, archived or not, wherever this business keeps it, for good, with every record that was merged into theirs or into which
 * theirs was; their visits stay counted. The persons go too unless another business has them. A customer who asked for it is told so. Throws NOT_FOUND,
 * PASSWORD_NEEDED; CONFLICT with the reason LEGAL_HOLD.
 */
export async function eraseCustomer(context: Context, customerId: string): Promise<CustomersChange> {
  await requireConfirmed(context, ConfirmedAction.ERASE_CUSTOMER);
  const records = await lockRecordsOf(context, idOf(customerId, 'That customer'));
  const kept = records.find(({ mergedInto }) => mergedInto === null);
  if (!kept || kept.erasedAt) throw notFound('That customer');
  requireNoHold(records);
  const requests = await closeRequests(context, kept.id, ErasureState.DONE);
  await context.db.rows(sql`select erase_customer(${kept.id}, ${context.now()})`);
  for (const { personId } of records) await context.db.rows(sql`select forget_person(${personId})`);
  // Later than the erasure, which takes out what is on its way to them.
  for (const request of requests) await sendAnswer(context, ERASURE_DONE, request);
  context.tick(CUSTOMERS);
  await audit(context, 'customer.erase', { subject: kept.id });
  return { ids: [kept.id] };
}
