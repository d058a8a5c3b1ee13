import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { OwnAddress } from '../own-customers.js';
import type { ErasureState } from './ErasureState.js';

export interface OwnRequest {
  state: ErasureState;
  askedAt: Date;
  dueAt: Date;
  decidedAt: Date | null;
  reason: string;
}

/** The latest request of a customer. */
export const lastRequest = ({ db }: Context, customerId: string): Promise<OwnRequest | undefined> =>
  db.row<OwnRequest>(sql`
    select state, asked_at, due_at, decided_at, reason from erasure_request
    where customer_id = ${customerId} order by id desc limit 1`);

/** A request that was open until now. */
export interface ClosedRequest extends OwnAddress {
  id: string;
  customerId: string;
}

/** Closes the open requests of customers. Their addresses stay until `forgetAddress`. */
export const closeRequests = (
  context: Context,
  customerIds: readonly string[],
  state: ErasureState,
  reason = '',
): Promise<ClosedRequest[]> =>
  context.db.rows<ClosedRequest>(sql`
    update erasure_request set state = ${state}, reason = ${reason}, decided_at = ${context.now()}
    where customer_id = any(${customerIds}::bigint[]) and state = 'open' returning id, customer_id, phone, email`);

/** Where the answer goes is kept until it is written. */
export async function forgetAddress({ db }: Context, requestId: string): Promise<void> {
  await db.rows(sql`update erasure_request set phone = null, email = null where id = ${requestId}`);
}
