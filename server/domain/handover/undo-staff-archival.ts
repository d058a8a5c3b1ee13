import type { Context } from '../../core/context.js';
import { MINUTE_MS } from '../../core/durations.js';
import { giveBackAppointments } from '../appointments/of-staff/give-back-appointments.js';
import { giveBackParties } from '../check-ins/hosting/give-back-parties.js';
import { restoreStaffMembers } from '../staff/archive-staff-members.js';
import { archivedSince } from '../staff/archived-since.js';
import type { StaffReturn } from './StaffReturn.js';

/** Afterwards who got something counts on it. */
const UNDO_MS = 10 * MINUTE_MS;

/** Restores staff members and, within 10 minutes, gives them back what their archival gave to somebody else and nobody changed since. Throws like restoreStaffMembers. */
export async function undoStaffArchival(context: Context, ids: readonly string[]): Promise<StaffReturn> {
  const archived = await archivedSince(context, ids, new Date(context.now().getTime() - UNDO_MS));
  const change = await restoreStaffMembers(context, ids);
  const givingBack = { to: archived.map(({ id }) => id), at: archived.map(({ archivedAt }) => archivedAt) };
  const { parties, changed: changedParties } = await giveBackParties(context, givingBack);
  const { appointments, overlapping, changed } = await giveBackAppointments(context, givingBack);
  return { ids: change.ids, appointments, overlapping, changedAppointments: changed, parties, changedParties };
}
