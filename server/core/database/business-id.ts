import { sql } from './sql.js';

/** Business of the transaction. Fails if none is set. */
export const BUSINESS_ID = sql`current_setting('app.business_id')::bigint`;
