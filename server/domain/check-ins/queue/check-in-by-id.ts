import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { Context } from '../../../core/context.js';
import { notFound } from '../../../core/Refusal.js';
import { CHECK_IN_COLUMNS, PACE, POSITION, toCheckIns, type CheckInRow } from './check-in-rows.js';
import { DAY, positionsSince } from './time-windows.js';

const BY_ID = `
  with ${DAY}
  select ${CHECK_IN_COLUMNS}, ${POSITION}, ${PACE}, c.created_at >= (select today from day) as "isEditable"
  from check_in c
  join customer u on u.business_id = c.business_id and u.id = c.customer_id
  where c.id = $4 and c.deleted_at is null`;

/** One check-in as it is now. Refuses NOT_FOUND for one that is deleted, missing or another business's. */
export async function checkInById(context: Context, id: string): Promise<CheckIn> {
  const now = context.now();
  const row = await context.db.row<CheckInRow>(BY_ID, [now, null, positionsSince(now), asId(id)]);
  if (!row) throw notFound('That check-in');
  const [entry] = toCheckIns([row], now);
  delete row.pace;
  return entry!;
}

/** An id as the database takes it; anything else is simply not found. */
export function asId(id: string): string {
  if (!/^\d{1,19}$/.test(id) || BigInt(id) > 9_223_372_036_854_775_807n) throw notFound('That entry');
  return id;
}
