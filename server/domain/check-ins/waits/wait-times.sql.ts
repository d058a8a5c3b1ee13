import { sql, type Sql } from '../../../core/database/sql.js';

/** Events that call a party up or seat it, and those that take one of these back. As the index check_in_event_called says it. */
export const CALLS = sql`((kind = 'status' and data ->> 'to' in ('ready', 'seated')) or (kind = 'undone' and data ->> 'from' in ('ready', 'seated')))`;

/**
 * When the waits of check-ins ended, by the event log: with the first 'ready' or 'seated' that was not taken back. The columns of check_in forget it, as
 * every later status clears them. `events` is the condition that chooses the events.
 */
export const calledAt = (events: Sql): Sql => sql`
  select check_in_id, min(at) as at from (
    select check_in_id, at,
           kind = 'status' and data ->> 'to' in ('ready', 'seated')
             and lead(kind) over (partition by check_in_id order by id) is distinct from 'undone' as is_call
    from check_in_event where kind in ('status', 'undone', 'left', 'held') and ${events}
  ) changes where is_call group by check_in_id`;
