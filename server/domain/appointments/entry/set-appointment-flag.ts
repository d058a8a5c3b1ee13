import type { Appointment } from '../../../../entities/Appointment.js';
import type { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { Refusal } from '../../../core/Refusal.js';
import { isOwn, isVisible } from '../calendar/appointment-rows.js';
import { updateAppointment } from './update-appointment.js';

interface Flag {
  id: string;
  flag: AppointmentFlag;
  version: number;
  overrules: boolean;
  tellsCustomer?: boolean;
}

/**
 * Sets where an appointment stands; a canceled one takes its time again if it is free. Throws SLOT_TAKEN otherwise, STALE, CONFLICT for a
 * no-show before it begins, and FORBIDDEN in the role Staff for an event for everybody.
 */
export async function setAppointmentFlag(
  context: Context,
  { id, flag, version, overrules, tellsCustomer = true }: Flag,
): Promise<Appointment> {
  const row = await context.db.row<{ isOwn: boolean }>(sql`
    select ${isOwn(context)} as is_own from appointment a where a.id = ${idOf(id, 'That appointment')} and ${isVisible(context)}`);
  if (row && !row.isOwn) throw new Refusal(ErrorCode.FORBIDDEN, 'In your role you change your own appointments only.');
  return updateAppointment(context, { id, version, input: { flag, tellsCustomer }, overrules });
}
