import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import { insertParts } from './add-business-hour.js';
import { hourRows, weekOf } from './hour-rows.js';
import type { OpeningHours } from './hours.types.js';
import { lockHours } from './lock-hours.js';
import { openingHours } from './opening-hours.js';
import { requireNoOverlap } from './require-no-overlap.js';
import { partsOf, type WeekRange } from './week.js';

interface Copy {
  fromWeekday: number;
  toWeekdays: readonly number[];
  /** Whether the hours of those weekdays go. */
  replaces: boolean;
}

const isSame = (one: WeekRange, other: WeekRange): boolean =>
  one.weekday === other.weekday && one.opens === other.opens && one.closes === other.closes;

/** Copies the hours that begin on a weekday to others; equal ones that are there stay. Throws CONFLICT where hours would overlap. */
export async function copyHours(context: Context, { fromWeekday, toWeekdays, replaces }: Copy): Promise<OpeningHours> {
  const targets = [...new Set(toWeekdays)].filter((weekday) => weekday !== fromWeekday);
  lockHours(context);
  if (replaces) {
    // What continues them after midnight goes with them.
    context.db.send(sql`
      delete from business_hour where weekday = any(${targets}::smallint[]) and continues_id is null`);
    context.tick(BUSINESS_PAGE);
  }
  const week = weekOf(await hourRows(context));
  const copies = targets
    .flatMap((weekday) => week.filter((range) => range.weekday === fromWeekday).map((range) => ({ ...range, weekday })))
    .filter((copy) => !week.some((range) => isSame(range, copy)));
  const all = week.flatMap(partsOf);
  for (const copy of copies) {
    const parts = partsOf(copy);
    requireNoOverlap(parts, all);
    all.push(...parts);
    await insertParts(context, parts);
  }
  return openingHours(context);
}
