import { sql, type Sql } from '../../core/database/sql.js';
import { MAX_RANK } from './limits.js';

/** Gives rows of `product` or `product_category` the ranks and places of an order; those that have them already are not written. */
export const saveOrder = (table: Sql, ids: readonly string[]): Sql => sql`
  update ${table} t set position = o.rank, place = o.place
  from (select id, place, least(place - 1, ${MAX_RANK}::int) as rank
        from unnest(${ids}::bigint[]) with ordinality as ordered (id, place)) o
  where t.id = o.id and (t.position, t.place) <> (o.rank, o.place)`;
