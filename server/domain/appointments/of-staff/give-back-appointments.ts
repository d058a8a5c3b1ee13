import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { APPOINTMENT_COLUMNS, toAppointment, type AppointmentRow } from '../calendar/appointment-rows.js';
import type { GivenAway } from '../log-appointment-event.js';
import type { TimedPart } from '../time/timed-parts.js';
import { reassign, type Reassigned } from './reassign.js';

/** The latest of the log by its primary key, as no index knows when: more does not happen within minutes. */
const MAX_EVENTS = 20_000;

interface GivingBack {
  /** Live staff members. */
  to: readonly string[];
  /** When what they had was given away. */
  at: readonly Date[];
}

/**
 * Gives staff members back what giveAppointments took from them at some moments, as reassign does. Appointments that changed since stay as they are; `changed`
 * is how many of these are still to come.
 */
export async function giveBackAppointments(
  context: Context,
  { to, at }: GivingBack,
): Promise<Reassigned & { changed: number }> {
  const { db } = context;
  const events = await db.rows<{ id: string; given: GivenAway }>(sql`
    select distinct on (e.appointment_id) e.appointment_id as id, e.data -> 'given' as given
    from (select id, appointment_id, at, data from appointment_event order by id desc limit ${MAX_EVENTS}) e
    where e.at = any(${at}::timestamptz[]) and e.data ? 'given' order by e.appointment_id, e.id desc`);
  const givenAway = new Map(
    events
      .map(
        ({ id, given }) =>
          [id, { ...given, parts: given.parts.filter(({ staffId }) => to.includes(staffId)) }] as const,
      )
      .filter(([, { parts }]) => parts.length > 0),
  );
  const appointments = await lockLive(context, [...givenAway.keys()]);
  const same = appointments.filter(({ id, version }) => version === givenAway.get(id)!.version);
  const reassigned = await reassign(
    context,
    same.map((appointment) => ({ appointment, parts: partsBefore(appointment, givenAway.get(appointment.id)!) })),
  );
  return { ...reassigned, changed: appointments.length - same.length };
}

/** Read once they are locked, as one may have changed until then. */
async function lockLive(context: Context, ids: readonly string[]): Promise<Appointment[]> {
  const { db } = context;
  await db.rows(sql`select id from appointment where id = any(${ids}::bigint[]) order by id for update`);
  const rows = await db.rows<AppointmentRow>(sql`
    select ${APPOINTMENT_COLUMNS} from appointment a
    where a.id = any(${ids}::bigint[]) and a.ends_at > ${context.now()} and exists (
      select from booked_time t where t.business_id = a.business_id and t.appointment_id = a.id and t.is_live)
    order by a.starts_at, a.id`);
  return rows.map(toAppointment);
}

const partsBefore = ({ parts }: Appointment, given: GivenAway): TimedPart[] =>
  parts.map(({ staff, ...part }, index) => {
    const before = given.parts.find((one) => one.index === index);
    if (!before) return { ...part, staffId: staff?.id ?? null };
    return { ...part, staffId: before.staffId, askedForStaff: before.askedForStaff };
  });
