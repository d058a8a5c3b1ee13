import { sql, type Sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';
import { isOver, type Limit } from './rate-limit.js';

export type KeyedLimit = Limit & { key: string };

/**
 * Parts of a statement that take one of each limit, or none where `condition` fails or a limit has none left; `taken_limit` has a row for each. Row
 * locks serialize parallel ones; only two that are the first of a limit at once may leave the refused one with a part of its others. Statements list
 * limits that they share in the same order, so that none waits for another in a circle.
 */
export function takeAllSql(limits: readonly KeyedLimit[], now: Date, condition: Sql): Sql {
  const oldest = limits.map(({ windowMs }) => new Date(now.getTime() - windowMs));
  const isWindowOver = isOver(sql`c.oldest`, now);
  return sql`
    cap as (
      select * from unnest(
        ${limits.map(({ key }) => key)}::text[], ${limits.map(({ max }) => max)}::int[], ${oldest}::timestamptz[]
      ) with ordinality as c (key, max, oldest, place)
    ), held as materialized (
      select l.used >= c.max and not ${isWindowOver} as is_full
      from cap c join rate_limit l on l.key = c.key order by c.place for update of l
    ), taken_limit as (
      insert into rate_limit as l (key, window_start, used)
      select c.key, ${now}::timestamptz, 1 from cap c
      where not exists (select from held where is_full) and not exists (select from cap where max < 1) and ${condition}
      order by c.place
      on conflict (key) do update set
        used = case when (select ${isWindowOver} from cap c where c.key = l.key) then 1 else l.used + 1 end,
        window_start = case
          when (select ${isWindowOver} from cap c where c.key = l.key) then excluded.window_start
          else l.window_start
        end
      where exists (select from cap c where c.key = l.key and (${isWindowOver} or l.used < c.max))
      returning key
    )`;
}

/** Takes one of each limit, or none; returns whether it did. */
export async function takeAll(db: Db, limits: readonly KeyedLimit[], now: Date): Promise<boolean> {
  const row = await db.row<{ isTaken: boolean }>(sql`
    with ${takeAllSql(limits, now, sql`true`)} select (select count(*) from taken_limit) = ${limits.length} as is_taken`);
  return row!.isTaken;
}
