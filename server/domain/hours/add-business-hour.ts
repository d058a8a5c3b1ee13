import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import { hourRows, openingRangesOf } from './hour-rows.js';
import type { OpeningRange } from './hours.types.js';
import { lockHours } from './lock-hours.js';
import { requireNoOverlap } from './require-no-overlap.js';
import { dayRangeOf } from './typed-hours.js';
import { partsOf, type WeekRange } from './week.js';

/** Adds hours of every week. Throws CONFLICT if they overlap others: of two at once one is added. */
export async function addBusinessHour(context: Context, input: WeekRange): Promise<OpeningRange> {
  const parts = partsOf({ weekday: input.weekday, ...dayRangeOf(input) });
  lockHours(context);
  requireNoOverlap(parts, await hourRows(context));
  const id = await insertParts(context, parts);
  return rangeById(context, id);
}

/** Id of the first part. The caller holds the lock and has looked whether they overlap. */
export async function insertParts(
  context: Context,
  [first, next]: readonly [WeekRange, ...WeekRange[]],
): Promise<string> {
  const row = await context.db.row<{ id: string }>(sql`
    insert into business_hour (weekday, opens, closes) values (${first.weekday}, ${first.opens}, ${first.closes}) returning id`);
  if (next) insertContinuation(context, row!.id, next);
  context.tick(BUSINESS_PAGE);
  return row!.id;
}

/** The part after midnight of hours. */
export function insertContinuation(context: Context, id: string, { weekday, opens, closes }: WeekRange): void {
  context.db.send(sql`
    insert into business_hour (weekday, opens, closes, continues_id) values (${weekday}, ${opens}, ${closes}, ${id})`);
  context.tick(BUSINESS_PAGE);
}

/** Hours that are there, as they are shown. */
export const rangeById = async (context: Context, id: string): Promise<OpeningRange> =>
  openingRangesOf(await hourRows(context)).find((range) => range.id === id)!;
