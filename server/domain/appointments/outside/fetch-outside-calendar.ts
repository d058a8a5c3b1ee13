import { requireFeature } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { notFound, unavailable } from '../../../core/Refusal.js';
import { requireManageable } from '../feeds/require-manageable.js';
import { IS_KEPT } from './is-kept.sql.js';
import { keepReading } from './keep-reading.js';
import { countReading, limitFetches, limitFetchesOf } from './limit-fetches.js';
import { outsideCalendar } from './outside-calendar.js';
import type { OutsideCalendar } from './OutsideCalendar.js';
import { readOutside, WINDOW_COLUMNS, type WindowRow } from './read-outside.js';

type SourceRow = WindowRow & { id: string; staffId: string; sealedAddress: string };

/** Reads a connected calendar now; whether that succeeded stands in the answer. Throws NOT_FOUND without one, INVALID_PLAN, RATE_LIMITED, UNAVAILABLE where its turn does not come. */
export async function fetchOutsideCalendar(context: Context, of: string): Promise<OutsideCalendar> {
  requireFeature(context.viewer, 'booking');
  const source = await context.preflight(async (db) => {
    await limitFetches(context, db);
    const { id } = await requireManageable({ viewer: context.viewer, db }, of);
    await limitFetchesOf(context, db, id);
    return db.row<SourceRow>(sql`
      select c.id, c.staff_id, c.sealed_address, ${WINDOW_COLUMNS} from outside_calendar c where c.staff_id = ${id} and ${IS_KEPT}`);
  });
  if (!source) throw notFound('That calendar');
  const reading = await readOutside(context, source);
  await countReading(context, source.staffId, reading);
  if ('isPutOff' in reading) throw unavailable('Many calendars are being read just now. Please try again in a minute.');
  await keepReading(context, source, reading);
  const state = await outsideCalendar(context, source.staffId);
  if (!state) throw notFound('That calendar');
  return state;
}
