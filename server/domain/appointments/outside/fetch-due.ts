import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { forgetOutside } from './forget-outside.js';
import { keepReading } from './keep-reading.js';
import { readOutside, WINDOW_COLUMNS, type WindowRow } from './read-outside.js';

interface SourceRow extends WindowRow {
  id: string;
  staffId: string;
  sealedAddress: string;
  isLive: boolean;
}

/** Reads a calendar that is due; one of an archived staff member is forgotten. */
export async function fetchDue(context: Context, { sourceId }: { sourceId: string }): Promise<void> {
  const source = await context.preflight((db) =>
    db.row<SourceRow>(sql`
      select c.id, c.staff_id, c.sealed_address, s.is_live, ${WINDOW_COLUMNS}
      from outside_calendar c join ${STAFF_MEMBERS} s on s.business_id = c.business_id and s.id = c.staff_id where c.id = ${sourceId}`),
  );
  if (!source) return;
  if (source.isLive) await keepReading(context, source, await readOutside(context, source));
  else await forgetOutside(context, source.staffId);
}
