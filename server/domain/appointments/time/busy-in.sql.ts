import { sql, type Sql } from '../../../core/database/sql.js';

/** Whether a busy time `t` has time in a range. A row is 31 days long at most, so the index has both ends of it. */
export const isBusyIn = ({ from, to }: { from: Date | Sql; to: Date | Sql }): Sql =>
  sql`t.starts_at > ${from}::timestamptz - interval '32 days' and t.starts_at < ${to}::timestamptz and t.ends_at > ${from}`;
