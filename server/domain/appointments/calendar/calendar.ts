import { DateTime } from 'luxon';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { invalid } from '../../../core/Refusal.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { openTimesOf, type Schedule } from '../../hours/open-times.js';
import { scheduleColumns, schedulesOf, type ScheduleRow } from '../../hours/schedules.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import {
  APPOINTMENT_COLUMNS,
  isVisible,
  toAppointment,
  withinAnswer,
  type AppointmentRow,
} from './appointment-rows.js';
import type { CalendarArgs } from './calendar.inputs.js';
import type { Calendar, CalendarDay, TimeRange } from './calendar.types.js';
import { takenTimes } from './taken-times.js';

const MAX_APPOINTMENTS = 2000;

type HoursRow = ScheduleRow & { staffIds: string[] };

/** Appointments and hours of some days. Throws INVALID_INPUT for what is no date. */
export async function calendar(context: Context, { firstDate, days }: CalendarArgs): Promise<Calendar> {
  const first = DateTime.fromISO(firstDate, { zone: 'utc' });
  // PostgreSQL knows no year 0.
  if (!first.isValid || first.year < 2000 || first.year > 2200)
    throw invalid('firstDate', 'Please choose a date.', { reason: RefusalReason.MISSING });
  const dates = Array.from({ length: days }, (_, day) => first.plus({ days: day }).toISODate()!);
  const row = (await context.db.row<HoursRow>(sql`
    select ${scheduleColumns(first.minus({ days: 1 }).toISODate()!, dates.at(-1)!)},
           (select coalesce(json_agg(s.id::text order by s.id), '[]') from ${STAFF_MEMBERS} s where s.is_live) as staff_ids
    from ${OUR_BUSINESS} b`))!;
  const schedules = schedulesOf(row);
  const live = row.staffIds.filter((id) => schedules.has(id));
  const calendarDays = dates.map((date) => dayOf(date, row.timeZone, schedules, live));
  const range = rangeOf(calendarDays);
  const { rows, total } = await appointmentsIn(context, range);
  return {
    timeZone: row.timeZone,
    hasHours: schedules.has(null),
    days: calendarDays,
    appointments: rows.map(toAppointment),
    total,
    ...(await takenTimes(context, range)),
  };
}

function dayOf(
  date: string,
  timeZone: string,
  schedules: ReadonlyMap<string | null, Schedule>,
  staffIds: readonly string[],
): CalendarDay {
  const start = DateTime.fromISO(date, { zone: timeZone }).startOf('day');
  const openOf = (owner: string | null): TimeRange[] => {
    const schedule = schedules.get(owner);
    if (!schedule) return [];
    const since = openTimesOf(schedule, start.minus({ days: 1 }).toISODate()!).filter(
      ({ closesAt }) => closesAt > start.toJSDate(),
    );
    return [...since, ...openTimesOf(schedule, date)].map(({ opensAt, closesAt }) => ({
      startsAt: opensAt,
      endsAt: closesAt,
    }));
  };
  return {
    date,
    startsAt: start.toJSDate(),
    endsAt: start.plus({ days: 1 }).startOf('day').toJSDate(),
    open: openOf(null),
    staff: staffIds.map((staffId) => ({ staffId, open: openOf(staffId) })),
  };
}

/** From the first day to the end of the last one, or of the hours that began on it: a night is not cut at midnight. */
function rangeOf(days: readonly CalendarDay[]): { from: Date; to: Date } {
  const last = days.at(-1)!;
  const open = [...last.open, ...last.staff.flatMap((one) => one.open)];
  const to = Math.max(last.endsAt.getTime(), ...open.map(({ endsAt }) => endsAt.getTime()));
  return { from: days[0]!.startsAt, to: new Date(to) };
}

/** An appointment is 31 days long at most, so the index has both ends of the range. */
async function appointmentsIn(context: Context, { from, to }: { from: Date; to: Date }) {
  const rows = await context.db.rows<AppointmentRow & { total: string }>(
    withinAnswer(sql`
    select ${APPOINTMENT_COLUMNS}, count(*) over () as total from appointment a
    where a.deleted_at is null and a.starts_at > ${from}::timestamptz - interval '31 days' and a.starts_at < ${to} and a.ends_at > ${from}
      and ${isVisible(context)}
    order by a.starts_at, a.id limit ${MAX_APPOINTMENTS}`),
  );
  return { rows: rows.map(({ total: _, ...row }) => row as AppointmentRow), total: Number(rows[0]?.total ?? 0) };
}
