import { sql, type Sql } from '../../../core/database/sql.js';

/** Events that call a party up or seat it, and those that undo one of these. Must equal the condition of the index check_in_event_called. */
export const CALLS = sql`((kind = 'status' and data ->> 'to' in ('ready', 'seated')) or (kind = 'undone' and data ->> 'from' in ('ready', 'seated')))`;

/**
 * When the waits of check-ins ended, by the event log: with the first 'ready' or 'seated' that was not undone. The columns of check_in do not keep it, as
 * later statuses clear them. `events` is the condition that selects the events.
 */
export const calledAt = (events: Sql): Sql => sql`
  select check_in_id, min(at) as at from (
    select check_in_id, at,
           kind = 'status' and data ->> 'to' in ('ready', 'seated')
             and lead(kind) over (partition by check_in_id order by id) is distinct from 'undone' as is_call
    from check_in_event where kind in ('status', 'undone', 'left', 'held') and ${events}
  ) changes where is_call group by check_in_id`;
