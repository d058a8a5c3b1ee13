import { sql, type Sql } from '../../../core/database/sql.js';

const isCall = sql`data ->> 'to' in ('ready', 'seated')`;

/** Events that call a party up or seat it, and those that undo something. Must equal the condition of the index check_in_event_called. */
export const CALLS = sql`((kind = 'status' and ${isCall}) or kind = 'undone')`;

/**
 * When the waits of check-ins ended, by the event log: with the first 'ready' or 'seated' that was not taken back. The columns of check_in do not keep it,
 * as later statuses clear them. `events` is the condition that selects the events: CALLS
 * among others, to find them by time. A limit may follow it.
 */
export const calledAt = (events: Sql): Sql => sql`
  select check_in_id, min(at) as at from (
    select check_in_id, at, is_call,
           bool_or(is_end and not coalesce(is_undone, false))
             over (partition by check_in_id order by id rows between 1 following and unbounded following) as is_taken_back
    from (
      select check_in_id, id, at, kind = 'status' and ${isCall} as is_call, kind = 'undone' and not ${isCall} as is_end,
             lead(kind = 'undone' and ${isCall}) over (partition by check_in_id order by id) as is_undone
      from (select * from check_in_event where kind in ('status', 'undone') and ${events}) found
    ) steps
  ) changes where is_call and is_taken_back is not true group by check_in_id`;
