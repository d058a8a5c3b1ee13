import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { recordIdsOf } from '../customer.sql.js';
import type { OwnAddress } from '../own-customers.js';
import { ErasureState } from './ErasureState.js';

export interface OwnRequest {
  state: ErasureState;
  askedAt: Date;
  dueAt: Date;
  decidedAt: Date | null;
  reason: string;
}

/** The open request of a customer, else the latest; also one that was made before their record was merged into the kept one, whose id this is. */
export const lastRequest = ({ db }: Context, keptId: string): Promise<OwnRequest | undefined> =>
  db.row<OwnRequest>(sql`
    select state, asked_at, due_at, decided_at, reason from erasure_request
    where customer_id in ${recordIdsOf(sql`${keptId}::bigint`)}
    order by state = ${ErasureState.OPEN} desc, id desc limit 1`);

/** A request that was open until now. */
export interface ClosedRequest extends OwnAddress {
  id: string;
}

/** Closes the open requests of a customer, by the id of the kept record: each record had one when they were merged. Their addresses stay until `forgetAddress`. */
export const closeRequests = (
  context: Context,
  keptId: string,
  state: ErasureState,
  reason = '',
): Promise<ClosedRequest[]> =>
  context.db.rows<ClosedRequest>(sql`
    update erasure_request set state = ${state}, reason = ${reason}, decided_at = ${context.now()}
    where customer_id in ${recordIdsOf(sql`${keptId}::bigint`)} and state = 'open' returning id, phone, email`);

/** Where the answer goes is kept until it is written. */
export async function forgetAddress({ db }: Context, requestId: string): Promise<void> {
  await db.rows(sql`update erasure_request set phone = null, email = null where id = ${requestId}`);
}
