import { LIVE_FLAGS } from '../../../../entities/AppointmentFlag.js';
import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { UNDOABLE_MS } from '../entry/delete-appointments.js';

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Of the log: more is not changed within seconds, whole series included. */
const MAX_EVENTS = 2000;

interface EventRow extends Span {
  /** The time before, where it was moved. */
  before: string | null;
}

/** Times that appointments had until a moment ago, with the minutes kept free around them: who gave them up may still undo it. */
export async function undoableTimes(
  context: Context,
  { bufferBefore, bufferAfter }: Pick<CalendarSettings, 'bufferBefore' | 'bufferAfter'>,
): Promise<Span[]> {
  const since = new Date(context.now().getTime() - UNDOABLE_MS);
  // The latest of the log by its primary key: no index knows when.
  const rows = await context.db.rows<EventRow>(sql`
    select a.starts_at, a.ends_at, case when e.kind = 'changed' then e.data ->> 'before' end as before
    from (select appointment_id, kind, data, at from appointment_event order by id desc limit ${MAX_EVENTS}) e
      join appointment a on a.id = e.appointment_id
    where e.at > ${since} and (
      e.kind in ('deleted', 'flag') and (a.deleted_at is not null or a.flag <> all(${LIVE_FLAGS}))
      or e.kind = 'changed' and e.data ? 'before')`);
  const around = (bufferBefore + bufferAfter) * MINUTE_MS;
  return rows.map(({ before, startsAt, endsAt }) => {
    const [from, to] = before === null ? [startsAt, endsAt] : before.split('/').map((time) => new Date(time));
    return { startsAt: new Date(from!.getTime() - around), endsAt: new Date(to!.getTime() + around) };
  });
}
