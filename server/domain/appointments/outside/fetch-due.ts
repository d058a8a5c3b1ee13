import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { HAS_BOOKING } from '../has-booking.sql.js';
import { claimReading } from './claim-reading.js';
import { forgetOutside } from './forget-outside.js';
import { IS_KEPT } from './is-kept.sql.js';
import { keepReading, readAt } from './keep-reading.js';
import { nextPlanLook, nextTurn } from './next-fetch.js';
import { readOutside, WINDOW_COLUMNS, type WindowRow } from './read-outside.js';

interface SourceRow extends WindowRow {
  id: string;
  staffId: string;
  sealedAddress: string;
  isKept: boolean;
  hasBooking: boolean;
  isClaimed: boolean;
}

/**
 * Reads a calendar that is due, unless another one of the business is being read: then a little later. One whose staff member is archived, or whose maker may
 * not connect it any more, is forgotten; without booking in the plan it waits.
 */
export async function fetchDue(context: Context, { sourceId }: { sourceId: string }): Promise<void> {
  const source = await context.preflight(async (db) => {
    const row = await db.row<Omit<SourceRow, 'isClaimed'>>(sql`
      select c.id, c.staff_id, c.sealed_address, ${IS_KEPT} as is_kept, ${HAS_BOOKING} as has_booking, ${WINDOW_COLUMNS}
      from outside_calendar c where c.id = ${sourceId}`);
    return row && { ...row, isClaimed: row.isKept && row.hasBooking && (await claimReading(context, db, row.id)) };
  });
  if (!source) return;
  if (!source.isKept) await forgetOutside(context, source.staffId);
  else if (source.isClaimed) await keepReading(context, source, await readOutside(context, source));
  else {
    const runAt = source.hasBooking ? nextTurn(context.now(), source.id) : nextPlanLook(context.now(), source.id);
    context.db.send(sql`update outside_calendar set next_fetch_at = ${runAt} where id = ${source.id}`);
    readAt(context, source.id, runAt);
  }
}
