import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { AppointmentSeries } from '../../../../entities/AppointmentSeries.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { invalid } from '../../../core/Refusal.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { tellSeries } from '../news/tell-series.js';
import { expectCustomer } from '../reminders/expect-customer.js';
import { endOf } from '../time/timed-parts.js';
import { CALENDAR } from '../topics.js';
import { type PlannedAppointment, type ReadSeries, readSeries, requireDates } from './plan-series.js';
import { appointmentsOf } from './series-occurrences.js';
import type { AddAppointmentSeriesInput } from './series.inputs.js';
import type { AddedSeries } from './series.types.js';
import { takeTimes } from './take-times.js';

/** The staff add appointments that repeat, all or none, but for the dates that they skip. Throws as addAppointment does. */
export async function addSeries(context: Context, input: AddAppointmentSeriesInput): Promise<AddedSeries> {
  if (input.appointment.sendsForms) throw invalid('sendsForms', 'Send forms for each appointment by itself.');
  const read = await readSeries(context, input);
  const { addition, planned } = read;
  const { isEvent, settings, customerId } = addition;
  requireDates('skips', input.skips, planned);
  requireDates('overrules', input.overrules, planned);
  const wanted = planned.filter(({ date }) => !input.skips.includes(date));
  if (wanted.length === 0) throw invalid('skips', 'Every date is skipped.');
  const series = await insertSeries(context, read);
  const ids = await insertAppointments(context, { series, read, wanted });
  const overlapping = await takeTimes(context, {
    wanted: wanted.map(({ parts }, index) => ({ appointmentId: ids[index]!, parts })),
    isEvent,
    settings,
    overrules: (index) => input.overrules.includes(wanted[index]!.date),
  });
  if (overlapping.length > 0)
    context.db.send(sql`update appointment set overruling = true where id = any(${overlapping}::bigint[])`);
  const customer = customerId === null ? null : { id: customerId };
  for (const [index, { startsAt }] of wanted.entries())
    expectCustomer(context, { id: ids[index]!, startsAt, customer }, settings);
  logAppointmentEvent(context, ids, 'added');
  const told = (input.appointment.tellsCustomer ?? true) ? ids : [];
  await tellSeries(
    context,
    series.id,
    told.map((id) => ({ id, before: null, customerId })),
  );
  context.tick(CALENDAR);
  return { series, appointments: await appointmentsOf(context, ids) };
}

async function insertSeries(context: Context, { rule, planned }: ReadSeries): Promise<AppointmentSeries> {
  const [firstDate, lastDate] = [planned[0]!.date, planned.at(-1)!.date];
  const createdAt = context.now();
  const row = await context.db.row<{ id: string }>(sql`
    insert into appointment_series (rule, first_date, last_date, occurrences, created_at)
    values (${rule}, ${firstDate}::date, ${lastDate}::date, ${planned.length}, ${createdAt}) returning id`);
  return { id: row!.id, rule, firstDate, lastDate, occurrences: planned.length, createdAt };
}

interface NewAppointments {
  series: AppointmentSeries;
  read: ReadSeries;
  wanted: readonly PlannedAppointment[];
}

/** Ids in the order of the series. */
async function insertAppointments(context: Context, { series, read, wanted }: NewAppointments): Promise<string[]> {
  const { isEvent, customerId, title, notes, color, formIds } = read.addition;
  const rows = await context.db.rows<{ id: string; seriesNumber: number }>(sql`
    insert into appointment
      (status, flag, customer_id, title, starts_at, ends_at, notes, color, form_ids, created_at, series_id, series_number)
    select ${isEvent ? AppointmentStatus.EVENT : AppointmentStatus.RESERVED}::text, ${AppointmentFlag.CONFIRMED}::text, ${customerId}::bigint, ${title}::text,
           w.starts_at, w.ends_at, ${notes}::text, ${color}::text, ${formIds}::bigint[], ${context.now()}::timestamptz, ${series.id}::bigint, w.number
    from unnest(${wanted.map(({ startsAt }) => startsAt)}::timestamptz[], ${wanted.map(({ parts }) => endOf(parts))}::timestamptz[],
      ${wanted.map(({ number }) => number)}::smallint[]) as w (starts_at, ends_at, number)
    order by w.number returning id, series_number`);
  return rows.toSorted((one, other) => one.seriesNumber - other.seriesNumber).map(({ id }) => id);
}
