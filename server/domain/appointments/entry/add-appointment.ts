import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { appointmentById } from '../calendar/appointment-by-id.js';
import { countSending, sendForms } from '../forms/send-appointment-forms.js';
import { tellChange } from '../news/tell-change.js';
import { expectCustomer } from '../reminders/expect-customer.js';
import { endOf } from '../time/timed-parts.js';
import { CALENDAR } from '../topics.js';
import type { AddAppointmentInput } from './entry.inputs.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { readAddition } from './read-addition.js';
import { takeTime } from './take-time.js';

interface Addition {
  input: AddAppointmentInput;
  overrules: boolean;
}

/**
 * The staff add an appointment, confirmed, or an event (ruling 24), and may send its forms then. Throws INVALID_INPUT, NOT_FOUND for a customer, item or staff
 * member who is not there, SLOT_TAKEN, and as `sendForms`.
 */
export async function addAppointment(context: Context, addition: Addition): Promise<Appointment> {
  if (!addition.input.sendsForms) return add(context, addition);
  await countSending(context, null);
  const appointment = await add(context, addition);
  await sendForms(context, appointment);
  return appointment;
}

async function add(context: Context, { input, overrules }: Addition): Promise<Appointment> {
  const addition = await readAddition(context, input);
  const { isEvent, settings, startsAt, parts, title, customerId, notes, color, formIds } = addition;
  const row = await context.db.row<{ id: string }>(sql`
    insert into appointment (status, flag, customer_id, title, starts_at, ends_at, notes, color, form_ids, created_at)
    values (${isEvent ? AppointmentStatus.EVENT : AppointmentStatus.RESERVED}, ${AppointmentFlag.CONFIRMED}, ${customerId}, ${title},
            ${startsAt}, ${endOf(parts)}, ${notes}, ${color}, ${formIds}::bigint[], ${context.now()})
    returning id`);
  const { id } = row!;
  const overlaps = await takeTime(context, {
    owner: { appointmentId: id },
    isEvent,
    isLive: true,
    parts,
    settings,
    overrules,
  });
  if (overlaps) context.db.send(sql`update appointment set overruling = true where id = ${id}`);
  expectCustomer(context, { id, startsAt, customer: customerId === null ? null : { id: customerId } }, settings);
  logAppointmentEvent(context, [id], 'added');
  const isNews = startsAt > context.now() && (input.tellsCustomer ?? true);
  if (customerId !== null && isNews) await tellChange(context, { id, customerId, news: 'confirmed', before: null });
  context.tick(CALENDAR);
  return appointmentById(context, id);
}
