import { ConfirmedAction } from '../../../entities/ConfirmedAction.js';
import { audit } from '../../core/access/audit.js';
import { requireConfirmed } from '../../core/access/confirmed-action.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { CustomersChange } from './customer.types.js';

/**
 * Erases what identifies a customer, archived or not, wherever this business keeps it, for good; their visits stay counted. The person goes too unless another
 * business has them. Throws NOT_FOUND, PASSWORD_NEEDED.
 */
export async function eraseCustomer(context: Context, customerId: string): Promise<CustomersChange> {
  const id = idOf(customerId, 'That customer');
  await requireConfirmed(context, ConfirmedAction.ERASE_CUSTOMER);
  const customer = await context.db.row<{ personId: string }>(
    sql`select person_id from customer where id = ${id} and erased_at is null for update`,
  );
  if (!customer) throw notFound('That customer');
  await context.db.rows(sql`select erase_customer(${id}, ${context.now()})`);
  await context.db.rows(sql`select forget_person(${customer.personId})`);
  await audit(context, 'customer.erase', { subject: id });
  return { ids: [id] };
}
