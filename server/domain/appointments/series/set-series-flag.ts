import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { invalid } from '../../../core/Refusal.js';
import { appointmentById } from '../calendar/appointment-by-id.js';
import { lockAppointment } from '../entry/lock-appointment.js';
import { requireOwn } from '../entry/require-own.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { tellSeries } from '../news/tell-series.js';
import { expectCustomer } from '../reminders/expect-customer.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { giveUpTime } from '../time/give-up-time.js';
import { CALENDAR } from '../topics.js';
import { flagThen, lastFlagChanges } from './flag-then.js';
import { appointmentsOf, lockOccurrences } from './series-occurrences.js';
import type { SeriesFlagArgs } from './series.inputs.js';
import type { SeriesChange } from './series.types.js';
import { takeTimes } from './take-times.js';

/** An occurrence of a series, and where it stands then. */
interface Change {
  occurrence: Appointment;
  flag: AppointmentFlag;
}

/**
 * Cancels this appointment of a series and the following ones, or all to come; or confirms the requests among them, and those that the staff canceled, which take
 * their times back. With `among` it undoes that: each stands where it stood. Throws as setAppointmentFlag does.
 */
export async function setSeriesFlag(
  context: Context,
  { id, scope, version, flag, overrules, among }: SeriesFlagArgs,
): Promise<SeriesChange> {
  if (flag !== AppointmentFlag.CANCELED && flag !== AppointmentFlag.CONFIRMED)
    throw invalid('flag', 'A series is canceled or confirmed.');
  await requireOwn(context, id);
  const ids = await lockOccurrences(context, { id, scope, among });
  const named = await lockAppointment(context, id, version);
  const lastOf = await lastFlagChanges(context, ids);
  const changes = (await appointmentsOf(context, ids)).flatMap((occurrence): Change[] => {
    const wish = { flag, isUndo: Boolean(among), isNamed: occurrence.id === named.id };
    const after = flagThen(occurrence.flag, lastOf.get(occurrence.id), wish);
    return after === null || after === occurrence.flag ? [] : [{ occurrence, flag: after }];
  });
  if (changes.length === 0) return { appointment: named, ids: [] };
  await apply(context, { changes, overrules });
  for (const { occurrence, flag: after } of changes)
    logAppointmentEvent(context, [occurrence.id], 'flag', { before: occurrence.flag, after });
  await tellSeries(
    context,
    named.series!.id,
    changes.map(({ occurrence }) => ({
      id: occurrence.id,
      before: occurrence,
      customerId: occurrence.customer?.id ?? null,
    })),
  );
  context.tick(CALENDAR);
  return { appointment: await appointmentById(context, id), ids: changes.map(({ occurrence }) => occurrence.id) };
}

interface Applying {
  changes: readonly Change[];
  overrules: boolean;
}

async function apply(context: Context, { changes, overrules }: Applying): Promise<void> {
  const { db } = context;
  const settings = await entrySettings(context);
  const freed = changes.filter(({ flag }) => !isLiveFlag(flag)).map(({ occurrence }) => occurrence.id);
  const retaken = changes.filter(({ occurrence, flag }) => isLiveFlag(flag) && !isLiveFlag(occurrence.flag));
  const overlapping = await takeTimes(context, {
    wanted: retaken.map(({ occurrence: { id, parts } }) => ({
      appointmentId: id,
      parts: parts.map((part) => ({ ...part, staffId: part.staff?.id ?? null })),
    })),
    isEvent: changes[0]!.occurrence.status === AppointmentStatus.EVENT,
    settings,
    overrules: () => overrules,
  });
  giveUpTime(context, freed);
  const overruling = changes.map(({ occurrence, flag }) => {
    if (!isLiveFlag(flag)) return false;
    return isLiveFlag(occurrence.flag) ? occurrence.overlaps : overlapping.includes(occurrence.id);
  });
  db.send(sql`
    update appointment a set flag = w.flag, overruling = w.overruling, version = a.version + 1
    from unnest(${changes.map(({ occurrence }) => occurrence.id)}::bigint[], ${changes.map(({ flag }) => flag)}::text[], ${overruling}::boolean[])
      as w (id, flag, overruling)
    where a.id = w.id`);
  for (const { occurrence, flag } of changes)
    if (flag === AppointmentFlag.CONFIRMED) expectCustomer(context, occurrence, settings);
}
