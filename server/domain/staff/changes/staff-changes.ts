import { auditEntries, CHANGES } from '../../../core/access/audit-entries.js';
import type { Context } from '../../../core/context.js';
import { joinTimelines, placeOf } from '../../../core/graphql/timeline-place.js';
import { requireStaffMember } from '../staff-members.js';
import { actorNames } from './actor-names.js';
import type { StaffChangesArgs } from './changes.inputs.js';
import type { RecordChangePage } from './changes.types.js';

const NOUNS = ['staff', 'staff-hours', 'staff-photos'];

/** Who did what to a staff member, their hours and their photos, latest first. Throws NOT_FOUND. */
export async function staffChanges(
  context: Context,
  { id, first, after }: StaffChangesArgs,
): Promise<RecordChangePage> {
  const staffId = await requireStaffMember(context.db, id);
  const place = placeOf(after);
  const entries = await auditEntries(context.db, { subjects: [staffId], nouns: NOUNS, first, place });
  const { items, cursor } = joinTimelines(
    entries.map((entry) => ({ ...entry, source: CHANGES })),
    first,
  );
  const nameOf = await actorNames(
    context,
    items.map(({ actor }) => actor),
  );
  return {
    items: items.map(({ id: entryId, at, actor, action, fields }) => ({
      id: entryId,
      at,
      by: nameOf(actor),
      action,
      fields,
    })),
    cursor,
  };
}
