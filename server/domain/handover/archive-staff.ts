import type { Context } from '../../core/context.js';
import { giveParties } from '../check-ins/hosting/give-parties.js';
import { archiveStaffMembers } from '../staff/archive-staff-members.js';
import type { StaffChange } from '../staff/staff.types.js';
import type { ArchiveStaffArgs } from './handover.inputs.js';

/** Archives staff members and gives the parties that wait for them to another one, or to anyone. Throws CONFLICT for an owner, NOT_FOUND for who cannot get them. */
export async function archiveStaff(context: Context, { ids, giveTo }: ArchiveStaffArgs): Promise<StaffChange> {
  const change = await archiveStaffMembers(context, ids);
  await giveParties(context, { from: change.ids, to: giveTo ?? null });
  return change;
}
