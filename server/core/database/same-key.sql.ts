import { sql, type Sql } from './sql.js';

/**
 * `key = value`, written so that an index on `key` gives the order of `order by key limit n`: then n of its rows are read and no others, whatever the plan
 * believes of how many there are.
 */
export const sameKey = (key: Sql, value: Sql): Sql => sql`${key} >= ${value} and ${key} <= ${value}`;
