import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { stale } from '../../core/require-version.js';
import { noteHours } from '../businesses/note-hours.js';
import { auditHours } from './audit-hours.js';
import { insertParts } from './add-hours.js';
import { HAS_HOURS } from './has-hours.sql.js';
import { hourRows, weekOf, type HourRow } from './hour-rows.js';
import type { OpeningHours } from './hours.types.js';
import { lockHours } from './lock-hours.js';
import { openingHours } from './opening-hours.js';
import { requireNoOverlap } from './require-no-overlap.js';
import { partsOf, type WeekRange } from './week.js';
import { isTheirs, type HoursOwner } from './whose-hours.js';

export interface Copy {
  fromWeekday: number;
  toWeekdays: readonly number[];
  /** Whether the hours of those weekdays go. */
  replaces: boolean;
  /** The hours of the week as they were read; null where the last one wins. */
  seen?: readonly Seen[] | null;
}

type Seen = Pick<HourRow, 'id' | 'version'>;

const isSame = (one: WeekRange, other: WeekRange): boolean =>
  one.weekday === other.weekday && one.opens === other.opens && one.closes === other.closes;

/**
 * Copies the hours that begin on a weekday to others; equal ones that are there stay. Throws CONFLICT where hours would overlap; STALE with all hours
 * in `details.current`.
 */
export async function copyHours(
  context: Context,
  owner: HoursOwner,
  { fromWeekday, toWeekdays, replaces, seen }: Copy,
): Promise<OpeningHours> {
  const targets = [...new Set(toWeekdays)].filter((weekday) => weekday !== fromWeekday);
  lockHours(context);
  const before = weekOf(await hourRows(context, owner));
  const concerned = before.filter(({ weekday }) => weekday === fromWeekday || targets.includes(weekday));
  if (seen && !areSeen(concerned, before, seen))
    throw stale(await openingHours(context, owner), { type: 'OpeningHours', name: 'these hours', isPlural: true });
  if (replaces) {
    // What continues them after midnight goes with them.
    context.db.send(sql`
      delete from business_hour
      where weekday = any(${targets}::smallint[]) and continues_id is null and ${isTheirs(owner)}`);
    context.tick(owner.topic);
  }
  const week = replaces ? before.filter(({ weekday }) => !targets.includes(weekday)) : before;
  const copies = targets
    .flatMap((weekday) => week.filter((range) => range.weekday === fromWeekday).map((range) => ({ ...range, weekday })))
    .filter((copy) => !week.some((range) => isSame(range, copy)));
  const all = week.flatMap(partsOf);
  for (const copy of copies) {
    const parts = partsOf(copy);
    requireNoOverlap(parts, all);
    all.push(...parts);
    await insertParts(context, owner, parts);
  }
  noteHours(context, HAS_HOURS);
  await auditHours(context, owner, 'copy', '');
  return openingHours(context, owner);
}

/** Whether the viewer saw these hours as they are now, and none that are gone. */
function areSeen(concerned: readonly Seen[], week: readonly Seen[], seen: readonly Seen[]): boolean {
  return (
    concerned.every(({ id, version }) => seen.some((each) => each.id === id && each.version === version)) &&
    seen.every(({ id }) => week.some((each) => each.id === id))
  );
}
