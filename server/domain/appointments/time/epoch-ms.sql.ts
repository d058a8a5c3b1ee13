import { sql, type Sql } from '../../../core/database/sql.js';

/** A time as JSON has it: epoch milliseconds. */
export const epochMs = (time: Sql): Sql => sql`(extract(epoch from ${time}) * 1000)::bigint`;
