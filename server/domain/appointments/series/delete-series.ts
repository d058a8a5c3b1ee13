import type { Context } from '../../../core/context.js';
import { deleteAppointments } from '../entry/delete-appointments.js';
import type { DeletedAppointments } from '../entry/entry.types.js';
import { tellSeries } from '../news/tell-series.js';
import { appointmentsOf, lockMembers } from './series-members.js';
import type { SeriesArgs } from './series.inputs.js';

/** Removes this appointment of a series and the following ones, or all to come; their customers hear that they are canceled. Throws as deleteAppointments does. */
export const deleteSeries = async (context: Context, { id, scope }: SeriesArgs): Promise<DeletedAppointments> =>
  deleteAppointments(context, await lockMembers(context, { id, scope }), { tells: tellAll });

async function tellAll(context: Context, ids: readonly string[]): Promise<void> {
  const members = await appointmentsOf(context, ids);
  const steps = members.map((before) => ({ id: before.id, before, customerId: before.customer?.id ?? null }));
  await tellSeries(context, members[0]!.series!.id, steps);
}
