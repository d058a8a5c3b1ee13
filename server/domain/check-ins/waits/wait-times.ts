/** Kinds of events that change a status; 'undone' takes back the one before it. */
const STATUS_KINDS = `('status', 'undone', 'left', 'held')`;

/** SQL: events that call a party up or seat it, and those that take one of these back. As the index check_in_event_called says it. */
export const CALLS = `((kind = 'status' and data ->> 'to' in ('ready', 'seated')) or (kind = 'undone' and data ->> 'from' in ('ready', 'seated')))`;

/**
 * SQL: when the waits of check-ins ended, by the event log: with the first 'ready' or 'seated' that was not taken back. The columns of check_in forget it, as
 * every later status clears them. `from` chooses the events.
 */
export const calledAt = (from: string): string => `
  select check_in_id, min(at) as at from (
    select check_in_id, at, kind = 'status' and data ->> 'to' in ('ready', 'seated') and lead(kind) over (partition by check_in_id order by id) is distinct from 'undone' as is_call
    from check_in_event where kind in ${STATUS_KINDS} and ${from}
  ) changes where is_call group by check_in_id`;
