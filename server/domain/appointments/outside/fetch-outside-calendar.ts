import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { notFound } from '../../../core/Refusal.js';
import { requireManageable } from '../feeds/require-manageable.js';
import { keepReading } from './keep-reading.js';
import { limitFetches } from './limit-fetches.js';
import { outsideCalendar } from './outside-calendar.js';
import type { OutsideCalendar } from './OutsideCalendar.js';
import { readOutside, WINDOW_COLUMNS, type WindowRow } from './read-outside.js';

type SourceRow = WindowRow & { id: string; staffId: string; sealedAddress: string };

/** Reads a connected calendar now; whether that succeeded stands in the answer. Throws NOT_FOUND without one, RATE_LIMITED. */
export async function fetchOutsideCalendar(context: Context, of: string): Promise<OutsideCalendar> {
  const source = await context.preflight(async (db) => {
    await limitFetches(context, db);
    const { id } = await requireManageable({ viewer: context.viewer, db }, of);
    return db.row<SourceRow>(sql`
      select c.id, c.staff_id, c.sealed_address, ${WINDOW_COLUMNS} from outside_calendar c where c.staff_id = ${id}`);
  });
  if (!source) throw notFound('That calendar');
  await keepReading(context, source, await readOutside(context, source));
  const state = await outsideCalendar(context, source.staffId);
  if (!state) throw notFound('That calendar');
  return state;
}
