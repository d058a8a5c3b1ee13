import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { requireManageable } from '../feeds/require-manageable.js';
import { IS_KEPT } from './is-kept.sql.js';
import type { OutsideCalendar } from './OutsideCalendar.js';
import { openAddress } from './sealed-address.js';

type StateRow = Omit<OutsideCalendar, 'host'> & { sealedAddress: string };

/** The calendar elsewhere of a staff member; null without one, or where it has ended. Throws NOT_FOUND for somebody else's. */
export async function outsideCalendar(context: Context, of: string): Promise<OutsideCalendar | null> {
  const { id } = await requireManageable(context, of);
  const row = await context.db.row<StateRow>(sql`
    select c.staff_id, c.sealed_address, c.connected_at, c.fetched_at, c.next_fetch_at, c.is_cut, c.fault, c.fault_detail,
           (select count(*)::int from busy_time t where t.staff_id = c.staff_id) as busy_times
    from outside_calendar c where c.staff_id = ${id} and ${IS_KEPT}`);
  if (!row) return null;
  const { sealedAddress, ...state } = row;
  const address = openAddress(context, sealedAddress);
  return { ...state, host: address === null ? '' : new URL(address).host };
}
