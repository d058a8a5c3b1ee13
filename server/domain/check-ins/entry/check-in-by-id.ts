import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import { checkInColumns, JOIN_CUSTOMER, positionAt, toCheckIns, type CheckInRow } from './check-in-rows.js';
import { day } from './time-windows.js';

const byId = (id: string, now: Date, ourNumber: string): Sql => sql`
  with ${day(now)}
  select ${checkInColumns(now, ourNumber)}, ${positionAt(now)}
  from check_in c ${JOIN_CUSTOMER}
  where c.id = ${id} and c.deleted_at is null`;

/** One check-in as it is now. Throws NOT_FOUND if it is deleted, missing or another business's. */
export async function checkInById(context: Context, id: string): Promise<CheckIn> {
  const now = context.now();
  const row = await context.db.row<CheckInRow>(byId(asId(id), now, context.config.textsFrom));
  if (!row) throw notFound('That check-in');
  const [entry] = toCheckIns([row], now);
  delete row.lineNow;
  return entry!;
}

/** A valid bigint id. Throws NOT_FOUND for anything else. */
export const asId = (id: string): string => idOf(id, 'That entry');
