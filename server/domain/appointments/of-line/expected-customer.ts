import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound, Refusal } from '../../../core/Refusal.js';
import { IS_EXPECTED } from './expected.sql.js';

/**
 * Id of the customer who comes to an appointment. Until the operation ends it cannot be changed. Throws NOT_FOUND, and CONFLICT for one that is not confirmed, and for an event.
 */
export async function expectedCustomer({ db }: Context, id: string): Promise<string> {
  const row = await db.row<{ customerId: string | null; isExpected: boolean }>(sql`
    select a.customer_id, ${IS_EXPECTED} as is_expected from appointment a
    where a.id = ${idOf(id, 'That appointment')} and a.deleted_at is null for update`);
  if (!row) throw notFound('That appointment');
  if (!row.customerId || !row.isExpected)
    throw new Refusal(ErrorCode.CONFLICT, 'Only a confirmed appointment of a customer can be checked in.');
  return row.customerId;
}
