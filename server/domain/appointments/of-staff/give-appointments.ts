import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { APPOINTMENT_COLUMNS, toAppointment, type AppointmentRow } from '../calendar/appointment-rows.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { takeTime } from '../entry/take-time.js';
import { endHolds } from '../time/end-holds.js';
import type { TimedPart } from '../time/timed-parts.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { CALENDAR } from '../topics.js';
import { comingFor } from './coming.sql.js';

interface Giving {
  from: readonly string[];
  /** A live staff member, or null for anyone. */
  to: string | null;
}

/**
 * Gives what some staff members still have to do of appointments to another one, or to anyone. None is lost: one for which there is no room overlaps
 * others from then on. Answers how many were given, and how many of them overlap.
 */
export async function giveAppointments(
  context: Context,
  { from, to }: Giving,
): Promise<{ given: number; overlapping: number }> {
  await endHoldsWith(context, from);
  const appointments = await lockComing(context, from);
  if (appointments.length === 0) return { given: 0, overlapping: 0 };
  const settings = await entrySettings(context);
  const overlapping: string[] = [];
  for (const appointment of appointments) {
    const taking = {
      owner: { appointmentId: appointment.id },
      isEvent: false,
      isLive: true,
      settings,
      overrules: true,
    };
    const parts = appointment.parts.map((part) => givenPart(part, { from, to }, context.now()));
    if (await takeTime(context, { ...taking, parts })) overlapping.push(appointment.id);
  }
  const ids = appointments.map(({ id }) => id);
  context.db.send(sql`
    update appointment set overruling = id = any(${overlapping}::bigint[]), version = version + 1 where id = any(${ids}::bigint[])`);
  logAppointmentEvent(context, ids, 'changed', { fields: ['staff'] });
  context.tick(CALENDAR);
  return { given: ids.length, overlapping: overlapping.length };
}

/** Their holds end whole, whoever does the other parts. */
async function endHoldsWith(context: Context, staffIds: readonly string[]): Promise<void> {
  const holds = await context.db.rows<{ id: string }>(
    sql`select distinct hold_id as id from booked_time where hold_id is not null and staff_id = any(${staffIds}::bigint[])`,
  );
  await endHolds(
    context,
    holds.map(({ id }) => id),
  );
}

/** Read once they are locked, as one may have changed until then. */
async function lockComing(context: Context, from: readonly string[]): Promise<Appointment[]> {
  const { db } = context;
  const coming = comingFor(from, context.now());
  await db.rows(sql`select id from appointment where id in ${coming} order by id for update`);
  const rows = await db.rows<AppointmentRow>(sql`
    select ${APPOINTMENT_COLUMNS} from appointment a where a.id in ${coming} order by a.starts_at, a.id`);
  return rows.map(toAppointment);
}

/** What is over stays with who did it. */
function givenPart({ staff, ...part }: Appointment['parts'][number], { from, to }: Giving, now: Date): TimedPart {
  const isGiven = staff !== null && from.includes(staff.id) && part.endsAt > now;
  if (!isGiven) return { ...part, staffId: staff?.id ?? null };
  return { ...part, staffId: to, askedForStaff: false };
}
