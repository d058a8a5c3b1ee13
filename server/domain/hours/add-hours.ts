import type { OpeningRange } from '../../../entities/OpeningRange.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { noteHours } from '../businesses/note-hours.js';
import { auditHours } from './audit-hours.js';
import { HAS_HOURS } from './has-hours.sql.js';
import { hourRows, openingRangesOf } from './hour-rows.js';
import { lockHours } from './lock-hours.js';
import { requireNoOverlap } from './require-no-overlap.js';
import { dayRangeOf } from './typed-hours.js';
import { partsOf, type WeekRange } from './week.js';
import type { HoursOwner } from './whose-hours.js';

/** Adds hours of every week. Throws CONFLICT if they overlap others: of two at once one is added. */
export async function addHours(context: Context, owner: HoursOwner, input: WeekRange): Promise<OpeningRange> {
  const parts = partsOf({ weekday: input.weekday, ...dayRangeOf(input) });
  lockHours(context);
  requireNoOverlap(parts, await hourRows(context, owner));
  const id = await insertParts(context, owner, parts);
  noteHours(context, HAS_HOURS);
  await auditHours(context, owner, 'add', id);
  return rangeById(context, owner, id);
}

/** Id of the first part. The caller holds the lock and has looked whether they overlap. */
export async function insertParts(
  context: Context,
  owner: HoursOwner,
  [first, next]: readonly [WeekRange, ...WeekRange[]],
): Promise<string> {
  const row = await context.db.row<{ id: string }>(sql`
    insert into business_hour (staff_id, weekday, opens, closes)
    values (${owner.staffId}, ${first.weekday}, ${first.opens}, ${first.closes}) returning id`);
  if (next) insertContinuation(context, owner, row!.id, next);
  context.tick(owner.topic);
  return row!.id;
}

/** The part after midnight of hours. */
export function insertContinuation(context: Context, owner: HoursOwner, id: string, part: WeekRange): void {
  context.db.send(sql`
    insert into business_hour (staff_id, weekday, opens, closes, continues_id)
    values (${owner.staffId}, ${part.weekday}, ${part.opens}, ${part.closes}, ${id})`);
  context.tick(owner.topic);
}

/** Hours that are there, as they are shown. */
export const rangeById = async (context: Context, owner: HoursOwner, id: string): Promise<OpeningRange> =>
  openingRangesOf(await hourRows(context, owner)).find((range) => range.id === id)!;
