import type { Appointment } from '../../../../entities/Appointment.js';
import type { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { requireOwn } from './require-own.js';
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
  await requireOwn(context, id);
  return updateAppointment(context, { id, version, input: { flag, tellsCustomer }, overrules });
}
