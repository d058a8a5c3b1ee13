import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf, isId } from '../../../core/ids.js';
import { invalid, notFound } from '../../../core/Refusal.js';
import {
  APPOINTMENT_COLUMNS,
  type AppointmentRow,
  isOwn,
  isVisible,
  toAppointment,
} from '../calendar/appointment-rows.js';
import { SeriesScope } from './series.inputs.js';

interface Which {
  id: string;
  scope: SeriesScope;
  /** Only these; null for all. */
  among?: readonly string[] | null | undefined;
}

/** Appointments by start. */
export async function appointmentsOf({ db }: Context, ids: readonly string[]): Promise<Appointment[]> {
  const rows = await db.rows<AppointmentRow>(sql`
    select ${APPOINTMENT_COLUMNS} from appointment a where a.id = any(${ids}::bigint[]) order by a.starts_at, a.id`);
  return rows.map(toAppointment);
}

/**
 * The appointments of a series that a change is for, locked until the operation ends: none that has begun, and in the role Staff one's own. Throws NOT_FOUND;
 * INVALID_INPUT for one in no series, and where nothing is to come.
 */
export async function lockOccurrences(context: Context, { id, scope, among }: Which): Promise<string[]> {
  const { db } = context;
  const valid = idOf(id, 'That appointment');
  const named = await db.row<{ seriesId: string | null; seriesNumber: number }>(sql`
    select a.series_id, a.series_number from appointment a where a.id = ${valid} and a.deleted_at is null and ${isVisible(context)}`);
  if (!named) throw notFound('That appointment');
  const { seriesId, seriesNumber } = named;
  if (seriesId === null) throw invalid('id', 'That appointment does not repeat.');
  // Who changes a series waits for who does so already, rather than for each of its appointments.
  await db.rows(sql`select id from appointment_series where id = ${seriesId} for update`);
  const from = scope === SeriesScope.ALL ? 1 : seriesNumber;
  const rows = await db.rows<{ id: string }>(sql`
    select a.id from appointment a
    where a.series_id = ${seriesId} and a.series_number >= ${from}::smallint and a.deleted_at is null and a.starts_at > ${context.now()}
      and (${among?.filter(isId) ?? null}::bigint[] is null or a.id = any(${among?.filter(isId) ?? null}::bigint[])) and ${isOwn(context)}
    order by a.id for update of a`);
  if (rows.length === 0) throw invalid('scope', 'Nothing of this series is to come.');
  return rows.map((row) => row.id);
}
