import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { Context } from '../../../core/context.js';
import { stale } from '../../../core/require-version.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { Refusal, notFound } from '../../../core/Refusal.js';
import { asId, checkInById } from './check-in-by-id.js';
import type { ChosenStaff } from './choose-staff.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { MOVABLE, type Movable } from './move-party.js';
import { day } from './time-windows.js';
import type { StatusTimes } from './status-times.js';

/** A check-in locked for a change. */
export interface LockedCheckIn extends Movable {
  version: number;
  partySize: number;
  notes: string;
  selectedProducts: readonly SelectedProduct[];
  tableNumber: string;
  staff: ChosenStaff | null;
  askedForStaff: boolean;
  undo: (StatusTimes & { version: number }) | null;
  undoUntil: Date | null;
  isEditable: boolean;
}

const lock = (id: string, now: Date): Sql => sql`
  with ${day(now)}
  select ${MOVABLE}, version, party_size, notes, selected_products, table_number, undo, undo_until, asked_for_staff,
         (select json_build_object('id', s.id::text, 'name', s.first_name || ' ' || s.last_name)
          from ${STAFF_MEMBERS} s where s.id = staff_id) as staff,
         created_at >= (select today from day) as is_editable
  from check_in where id = ${id} and deleted_at is null for update`;

/**
 * Locks a check-in until the operation ends. Throws NOT_FOUND; CONFLICT for one of another day, which is read-only; and, if
 * `version` is given and not current, STALE with the current check-in in `details.current`.
 */
export async function lockCheckIn(context: Context, id: string, version: number | null): Promise<LockedCheckIn> {
  const entry = await lockCheckInOfAnyDay(context, id, version);
  if (!entry.isEditable) throw new Refusal(ErrorCode.CONFLICT, 'This check-in is of another day and can be read only.');
  return entry;
}

/** Like lockCheckIn, for a check-in of any day. */
export async function lockCheckInOfAnyDay(
  context: Context,
  id: string,
  version: number | null,
): Promise<LockedCheckIn> {
  const entry = await context.db.row<LockedCheckIn>(lock(asId(id), context.now()));
  if (!entry) throw notFound('That check-in');
  if (version !== null && entry.version !== version)
    throw stale(await checkInById(context, id), { type: 'CheckIn', name: 'this check-in' });
  return entry;
}
