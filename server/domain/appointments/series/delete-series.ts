import type { Context } from '../../../core/context.js';
import { deleteAppointments } from '../entry/delete-appointments.js';
import type { DeletedAppointments } from '../entry/entry.types.js';
import { lockMembers } from './series-members.js';
import type { SeriesArgs } from './series.inputs.js';

/** Removes this appointment of a series and the following ones, or all to come. Throws as deleteAppointments does. */
export const deleteSeries = async (context: Context, { id, scope }: SeriesArgs): Promise<DeletedAppointments> =>
  deleteAppointments(context, await lockMembers(context, { id, scope }));
