import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { keptIdOf } from '../customer.sql.js';
import type { ErasureRequest } from './ErasureRequest.js';

/** Requests of one answer: far more than there ever are. */
const MAX = 200;

/** The open requests, the most urgent first; of several of one customer, whose records were merged, the first. */
export const erasureRequests = ({ db }: Context): Promise<ErasureRequest[]> =>
  db.rows<ErasureRequest>(sql`
    select * from (
      select distinct on (kept.id) r.id, kept.id as customer_id, kept.first_name, kept.last_name, r.asked_at, r.due_at
      from erasure_request r join customer c on c.business_id = r.business_id and c.id = r.customer_id
      join customer kept on kept.business_id = c.business_id and kept.id = ${keptIdOf(sql`c`)}
      where r.state = 'open' order by kept.id, r.due_at, r.id
    ) first_of_each order by due_at, id limit ${MAX}`);
