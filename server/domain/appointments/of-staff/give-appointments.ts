import type { Appointment } from '../../../../entities/Appointment.js';
import type { AppointmentPart } from '../../../../entities/AppointmentPart.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { APPOINTMENT_COLUMNS, toAppointment, type AppointmentRow } from '../calendar/appointment-rows.js';
import { endHolds } from '../time/end-holds.js';
import { comingFor } from './coming.sql.js';
import { reassign, type Reassigned } from './reassign.js';

interface Giving {
  from: readonly string[];
  /** A live staff member, or null for anyone. */
  to: string | null;
}

/** Gives what some staff members still have to do of appointments to another one, or to anyone, as reassign does. */
export async function giveAppointments(context: Context, { from, to }: Giving): Promise<Reassigned> {
  await endHoldsWith(context, from);
  const appointments = await lockComing(context, from);
  const now = context.now();
  return reassign(
    context,
    appointments.map((appointment) => ({
      appointment,
      parts: appointment.parts.map((part) => {
        const { staff, ...rest } = part;
        return isGiven(part, from, now)
          ? { ...rest, staffId: to, askedForStaff: false }
          : { ...rest, staffId: staff?.id ?? null };
      }),
      given: {
        version: appointment.version + 1,
        parts: appointment.parts.flatMap((part, index) =>
          isGiven(part, from, now) ? [{ index, staffId: part.staff!.id, askedForStaff: part.askedForStaff }] : [],
        ),
      },
    })),
  );
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
const isGiven = ({ staff, endsAt }: AppointmentPart, from: readonly string[], now: Date): boolean =>
  staff !== null && from.includes(staff.id) && endsAt > now;
