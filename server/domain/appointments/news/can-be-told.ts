import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { agreedToTexts } from './agreed-to-texts.sql.js';

/** Whether news of an appointment that the staff make would reach a customer. Throws NOT_FOUND. */
export async function canBeTold(context: Context, customerId: string): Promise<boolean> {
  const id = idOf(customerId, 'That customer');
  const row = await context.db.row<{ canBeTold: boolean }>(
    sql`select u.email is not null or ${agreedToTexts} as can_be_told from ${CUSTOMERS} u where u.id = ${customerIdOf(sql`${id}::bigint`)}`,
  );
  if (!row) throw notFound('That customer');
  return row.canBeTold;
}
