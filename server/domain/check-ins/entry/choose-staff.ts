import { planHas } from '../../../core/access/plans.js';
import { requireFeature } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { isId } from '../../../core/ids.js';
import { ITEMS } from '../../catalogue/item.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { staffNotOffered } from '../../staff/staff-not-offered.js';
import { STAFF_MEMBERS, STAFF_TO_CHOOSE } from '../../staff/staff.sql.js';

/** Who was chosen, with the name for the log. */
export interface ChosenStaff {
  id: string;
  name: string;
}

/** Who serves a party, and whether the customer asked for them. */
export interface StaffChoice {
  staff: ChosenStaff | null;
  askedForStaff: boolean;
}

/** Id of the staff member that a party wants, null for anyone. Throws INVALID_PLAN for a host whose plan lacks staff; of a customer there it takes none. */
export function wantedStaff({ viewer }: Context, id: string | null | undefined): string | null {
  if (!id) return null;
  if (viewer.kind === 'user') requireFeature(viewer, 'staff');
  else if (!('plan' in viewer) || !planHas(viewer.plan, 'staff')) return null;
  return id;
}

interface Wish {
  staffId: string | null;
  itemIds: readonly string[];
}

/** The wanted staff member as JSON of ChosenStaff: a value for a statement, null where they cannot be chosen. */
export function offeredStaff({ viewer }: Context, { staffId, itemIds }: Wish): Sql {
  if (staffId === null || !isId(staffId)) return sql`null::json`;
  const chosen = sql`select json_build_object('id', s.id::text, 'name', s.first_name || ' ' || s.last_name)`;
  // Who is archived at this moment is waited for: the party would stay with somebody whom nobody can choose.
  const held = sql`for key share of s`;
  // A host knows who can do what, and may give a party to everybody.
  if (viewer.kind === 'user')
    return sql`(${chosen} from ${STAFF_MEMBERS} s where s.id = ${staffId} and s.is_live ${held})`;
  return sql`(
    ${chosen} from ${STAFF_TO_CHOOSE} s where s.id = ${staffId} and exists (select from ${CHECK_IN_APPS} a where a.staff_enabled)
      and (s.product_ids = '{}' or not exists (
        select from ${ITEMS} i where i.id = any(${itemIds.filter(isId)}::bigint[]) and i.is_live and i.id <> all(s.product_ids)
      ))
    ${held}
  )`;
}

interface Choice {
  wantedId: string | null;
  offered: ChosenStaff | null;
}

/** Throws NOT_FOUND with the reason STAFF_NOT_OFFERED for one who cannot be chosen; with `leavesOut` it goes without, as a customer who was offline could not know. */
export function chosenStaff(
  { wantedId, offered }: Choice,
  { leavesOut = false, field = 'staffId' }: { leavesOut?: boolean; field?: string } = {},
): ChosenStaff | null {
  if (wantedId === null || offered || leavesOut) return offered;
  throw staffNotOffered(wantedId, field);
}

/** The staff member whom a host chose, null for anyone. Throws like wantedStaff and chosenStaff, naming `field`. */
export async function findStaff(context: Context, id: string | null, field: string): Promise<ChosenStaff | null> {
  const wantedId = wantedStaff(context, id);
  if (wantedId === null) return null;
  const row = await context.db.row<{ offered: ChosenStaff | null }>(
    sql`select ${offeredStaff(context, { staffId: wantedId, itemIds: [] })} as offered`,
  );
  return chosenStaff({ wantedId, offered: row!.offered }, { field });
}

/** 'Maya Lin (asked for)': how the log names a choice; empty for anyone. */
export const choiceWords = ({ staff, askedForStaff }: StaffChoice): string =>
  staff ? `${staff.name}${askedForStaff ? ' (asked for)' : ''}` : '';
