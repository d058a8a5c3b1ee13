import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { recordIdsOf } from '../customers/customer.sql.js';
import { openOwnCopy, type CopyToMake } from '../signatures/copies/open-copy.js';
import { requireOwnCustomer } from './require-own-customer.js';

/** The copy of what a customer of this link signed. The gate has checked its token. Throws NOT_FOUND. */
export async function ownCopy(
  context: Context,
  { token, customerId, id }: { token: string; customerId: string; id: string },
): Promise<CopyToMake> {
  const record = idOf(id, 'That signed form');
  const { customer } = await requireOwnCustomer(context, token, customerId);
  return openOwnCopy(context, sql`s.id = ${record} and s.customer_id in ${recordIdsOf(sql`${customer.id}::bigint`)}`);
}
