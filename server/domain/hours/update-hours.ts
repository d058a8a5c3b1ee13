import type { OpeningRange } from '../../../entities/OpeningRange.js';
import type { Context } from '../../core/context.js';
import { requireVersion } from '../../core/require-version.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { noteHours } from '../businesses/note-hours.js';
import { auditHours } from './audit-hours.js';
import { insertContinuation, rangeById } from './add-hours.js';
import { HAS_HOURS } from './has-hours.sql.js';
import { hourRows, openingRangesOf } from './hour-rows.js';
import { lockHours } from './lock-hours.js';
import { requireNoOverlap } from './require-no-overlap.js';
import { dayRangeOf } from './typed-hours.js';
import { partsOf, type WeekRange } from './week.js';
import type { HoursOwner } from './whose-hours.js';

export interface HoursSave {
  id: string;
  /** Null where the last save wins. */
  version: number | null;
  input: WeekRange;
  /** Whether the id is meant as one part only, which then stands alone. */
  isPart: boolean;
}

/** Saves the form of weekly hours. Throws NOT_FOUND; CONFLICT if they overlap others; STALE with the current hours in `details.current`. */
export async function updateHours(
  context: Context,
  owner: HoursOwner,
  { id, version, input, isPart }: HoursSave,
): Promise<OpeningRange> {
  const parts = partsOf({ weekday: input.weekday, ...dayRangeOf(input) });
  lockHours(context);
  const rows = await hourRows(context, owner);
  const named = rows.find((row) => row.id === id);
  if (!named) throw notFound('Those hours');
  const ownId = isPart ? named.id : (named.continuesId ?? named.id);
  const current = openingRangesOf(rows).find((range) => range.id === (named.continuesId ?? named.id))!;
  requireVersion(version, current, { type: 'OpeningRange', name: 'these hours', isPlural: true });
  const others = rows.filter((row) => row.id !== ownId && (isPart || row.continuesId !== ownId));
  requireNoOverlap(parts, others);
  const { db } = context;
  const [first, next] = parts;
  db.send(
    isPart
      ? sql`update business_hour set continues_id = null where continues_id = ${ownId}`
      : sql`delete from business_hour where continues_id = ${ownId}`,
  );
  db.send(sql`
    update business_hour
    set weekday = ${first.weekday}, opens = ${first.opens}, closes = ${first.closes}, continues_id = null, version = version + 1
    where id = ${ownId}`);
  context.tick(owner.topic);
  if (next) insertContinuation(context, owner, ownId, next);
  noteHours(context, HAS_HOURS);
  await auditHours(context, owner, 'update', ownId);
  return rangeById(context, owner, ownId);
}
