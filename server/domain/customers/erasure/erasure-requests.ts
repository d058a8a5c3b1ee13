import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { ErasureRequest } from './ErasureRequest.js';

/** Requests of one answer: far more than there ever are. */
const MAX = 200;

/** The open requests, the most urgent first. */
export const erasureRequests = ({ db }: Context): Promise<ErasureRequest[]> =>
  db.rows<ErasureRequest>(sql`
    select r.id, coalesce(c.merged_into, c.id) as customer_id, c.first_name, c.last_name, r.asked_at, r.due_at
    from erasure_request r join customer c on c.business_id = r.business_id and c.id = r.customer_id
    where r.state = 'open' order by r.due_at, r.id limit ${MAX}`);
