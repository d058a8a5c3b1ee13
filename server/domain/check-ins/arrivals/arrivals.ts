import type { Appointment } from '../../../../entities/Appointment.js';
import { planHas } from '../../../core/access/plans.js';
import type { Context } from '../../../core/context.js';
import { expectedToday } from '../../appointments/of-line/expected-today.js';
import { isCheckedInFor } from '../waits/checked-in-for.sql.js';

/** Today's appointments to which a customer is expected who has not checked in, by their time; none where the plan has no booking. */
export async function arrivals(context: Context): Promise<Appointment[]> {
  const { viewer } = context;
  if (!('plan' in viewer) || !planHas(viewer.plan, 'booking')) return [];
  return expectedToday(context, isCheckedInFor);
}
