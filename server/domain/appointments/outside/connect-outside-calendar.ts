import { audit } from '../../../core/access/audit.js';
import { requireFeature } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CALENDAR } from '../topics.js';
import { requireManageable } from '../feeds/require-manageable.js';
import { keepReading } from './keep-reading.js';
import { countReading, limitFetches, limitFetchesOf } from './limit-fetches.js';
import { outsideAddress } from './outside-address.js';
import { outsideCalendar } from './outside-calendar.js';
import type { OutsideCalendar } from './OutsideCalendar.js';
import { readOutside, WINDOW_COLUMNS, type WindowRow } from './read-outside.js';
import { sealAddress } from './sealed-address.js';

interface Connection {
  staffId: string;
  /** As it was typed. */
  address: string;
}

/**
 * Connects a calendar elsewhere, in place of the one before, and reads it at once; whether that succeeded stands in the answer. It ends with the rights of who
 * connects it. Throws INVALID_INPUT for what
 * is no https address, NOT_FOUND for somebody else's, INVALID_PLAN, RATE_LIMITED.
 */
export async function connectOutsideCalendar(
  context: Context,
  { staffId: of, address }: Connection,
): Promise<OutsideCalendar> {
  requireFeature(context.viewer, 'booking');
  const sealedAddress = await sealAddress(context, outsideAddress(address));
  const { staffId, ...window } = await context.preflight(async (db) => {
    await limitFetches(context, db);
    const { id } = await requireManageable({ viewer: context.viewer, db }, of);
    await limitFetchesOf(context, db, id);
    return { staffId: id, ...(await db.row<WindowRow>(sql`select ${WINDOW_COLUMNS}`))! };
  });
  const reading = await readOutside(context, { ...window, sealedAddress });
  await countReading(context, staffId, reading);
  const now = context.now();
  const row = await context.db.row<{ id: string }>(sql`
    insert into outside_calendar (staff_id, sealed_address, made_by, connected_at, next_fetch_at)
    values (${staffId}, ${sealedAddress}, ${context.user.accountId}, ${now}, ${now})
    on conflict (business_id, staff_id) do update
    set sealed_address = excluded.sealed_address, made_by = excluded.made_by, connected_at = excluded.connected_at, fetched_at = null, failures = 0, is_cut = false
    returning id`);
  // Once the row is locked: a reading of the calendar before is over by then.
  await context.db.rows(sql`delete from busy_time where staff_id = ${staffId}`);
  await audit(context, 'calendar.outside', { subject: staffId });
  context.tick(CALENDAR);
  await keepReading(context, { id: row!.id, staffId, sealedAddress }, reading);
  return (await outsideCalendar(context, staffId))!;
}
