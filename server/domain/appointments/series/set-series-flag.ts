import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { invalid, Refusal } from '../../../core/Refusal.js';
import { appointmentById } from '../calendar/appointment-by-id.js';
import { isOwn, isVisible } from '../calendar/appointment-rows.js';
import { lockAppointment } from '../entry/lock-appointment.js';
import { logAppointmentEvent } from '../entry/log-appointment-event.js';
import { scheduleReminder } from '../reminders/reminder-jobs.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { scheduleOffers } from '../time/schedule-offers.js';
import { CALENDAR } from '../topics.js';
import { appointmentsOf, lockMembers } from './series-members.js';
import type { SeriesFlagArgs } from './series.inputs.js';
import type { SeriesChange } from './series.types.js';
import { takeTimes } from './take-times.js';

/** Cancels this appointment of a series and the following ones, or all to come, or takes their times back. Throws as setAppointmentFlag does. */
export async function setSeriesFlag(
  context: Context,
  { id, scope, version, flag, overrules, among }: SeriesFlagArgs,
): Promise<SeriesChange> {
  if (flag !== AppointmentFlag.CANCELED && flag !== AppointmentFlag.CONFIRMED)
    throw invalid('flag', 'A series is canceled or confirmed.');
  await requireOwn(context, id);
  const ids = await lockMembers(context, { id, scope, among });
  const named = await lockAppointment(context, id, version);
  // What was marked a no-show stays one.
  const changed = (await appointmentsOf(context, ids)).filter((member) =>
    flag === AppointmentFlag.CANCELED ? isLiveFlag(member.flag) : member.flag === AppointmentFlag.CANCELED,
  );
  if (changed.length === 0) return { appointment: named, ids: [] };
  if (flag === AppointmentFlag.CANCELED) cancel(context, changed);
  else await confirm(context, { changed, overrules });
  for (const { id: one, flag: before } of changed) logAppointmentEvent(context, [one], 'flag', { before, after: flag });
  context.tick(CALENDAR);
  return { appointment: await appointmentById(context, id), ids: changed.map((one) => one.id) };
}

async function requireOwn(context: Context, id: string): Promise<void> {
  const row = await context.db.row<{ isOwn: boolean }>(sql`
    select ${isOwn(context)} as is_own from appointment a where a.id = ${idOf(id, 'That appointment')} and ${isVisible(context)}`);
  if (row && !row.isOwn) throw new Refusal(ErrorCode.FORBIDDEN, 'In your role you change your own appointments only.');
}

function cancel(context: Context, changed: readonly Appointment[]): void {
  const { db } = context;
  const ids = changed.map(({ id }) => id);
  db.send(sql`update booked_time set is_live = false where appointment_id = any(${ids}::bigint[])`);
  db.send(sql`
    update appointment set flag = ${AppointmentFlag.CANCELED}, overruling = false, version = version + 1 where id = any(${ids}::bigint[])`);
  scheduleOffers(context);
}

interface Confirming {
  changed: readonly Appointment[];
  overrules: boolean;
}

async function confirm(context: Context, { changed, overrules }: Confirming): Promise<void> {
  const settings = await entrySettings(context);
  const overlapping = await takeTimes(context, {
    wanted: changed.map(({ id, parts }) => ({
      appointmentId: id,
      parts: parts.map((part) => ({ ...part, staffId: part.staff?.id ?? null })),
    })),
    isEvent: changed[0]!.status === AppointmentStatus.EVENT,
    settings,
    overrules: () => overrules,
  });
  const ids = changed.map(({ id }) => id);
  context.db.send(sql`
    update appointment set flag = ${AppointmentFlag.CONFIRMED}, overruling = id = any(${overlapping}::bigint[]), version = version + 1
    where id = any(${ids}::bigint[])`);
  for (const { id, customer, startsAt } of changed)
    if (customer) scheduleReminder(context, { id, startsAt, timeZone: settings.timeZone });
}
