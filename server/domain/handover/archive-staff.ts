import type { Context } from '../../core/context.js';
import { giveAppointments } from '../appointments/of-staff/give-appointments.js';
import { giveParties } from '../check-ins/hosting/give-parties.js';
import { archiveStaffMembers } from '../staff/archive-staff-members.js';
import type { ArchiveStaffArgs } from './handover.inputs.js';
import type { StaffArchival } from './StaffArchival.js';

/**
 * Archives staff members and gives the parties that wait for them, and their appointments to come, to another one, or to anyone. Throws CONFLICT for an
 * owner, NOT_FOUND for who cannot get them.
 */
export async function archiveStaff(context: Context, { ids, giveTo }: ArchiveStaffArgs): Promise<StaffArchival> {
  const change = await archiveStaffMembers(context, ids);
  const handover = { from: change.ids, to: giveTo || null };
  await giveParties(context, handover);
  const { appointments, overlapping } = await giveAppointments(context, handover);
  return { ids: change.ids, appointments, overlapping };
}
