import type { Context } from '../../../core/context.js';
import { deleteAppointments } from '../entry/delete-appointments.js';
import type { DeletedAppointments } from '../entry/entry.types.js';
import { tellSeries } from '../news/tell-series.js';
import { appointmentsOf, lockOccurrences } from './series-occurrences.js';
import type { SeriesArgs } from './series.inputs.js';

/** Removes this appointment of a series and the following ones, or all to come; their customers hear that they are canceled. Throws as deleteAppointments does. */
export const deleteSeries = async (context: Context, { id, scope }: SeriesArgs): Promise<DeletedAppointments> =>
  deleteAppointments(context, await lockOccurrences(context, { id, scope }), { tells: tellAll });

async function tellAll(context: Context, ids: readonly string[]): Promise<void> {
  const occurrences = await appointmentsOf(context, ids);
  const steps = occurrences.map((before) => ({ id: before.id, before, customerId: before.customer?.id ?? null }));
  await tellSeries(context, occurrences[0]!.series!.id, steps);
}
