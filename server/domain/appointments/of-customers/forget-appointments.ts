import { AppointmentFlag, LIVE_FLAGS } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { giveUpTime } from '../time/give-up-time.js';
import { CALENDAR } from '../topics.js';

/** Of customers who are erased: what is noted at their appointments goes, and those to come are canceled. They stay counted. */
export async function forgetAppointments(context: Context, customerIds: Sql): Promise<void> {
  const { db } = context;
  await db.rows(
    sql`
      update appointment set notes = '', email = null, proof = null, version = version + 1
      where customer_id in ${customerIds} and (notes <> '' or email is not null or proof is not null)`,
  );
  await db.rows(sql`delete from booking_link where customer_id in ${customerIds}`);
  const coming = await db.rows<{ id: string; flag: AppointmentFlag }>(sql`
    select id, flag from appointment
    where customer_id in ${customerIds} and flag = any(${LIVE_FLAGS}) and ends_at > ${context.now()} and deleted_at is null order by id for update`);
  const ids = coming.map(({ id }) => id);
  db.send(sql`
    update appointment set flag = ${AppointmentFlag.CANCELED}, overruling = false, version = version + 1 where id = any(${ids}::bigint[])`);
  giveUpTime(context, ids);
  for (const flag of LIVE_FLAGS) {
    const these = coming.filter((appointment) => appointment.flag === flag).map(({ id }) => id);
    logAppointmentEvent(context, these, 'flag', { before: flag, after: AppointmentFlag.CANCELED });
  }
  context.tick(CALENDAR);
}
