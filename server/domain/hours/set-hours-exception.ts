import type { HoursException } from '../../../entities/HoursException.js';
import type { Context } from '../../core/context.js';
import { requireVersion } from '../../core/require-version.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { oneLine } from '../../core/names.js';
import { invalid, notFound } from '../../core/Refusal.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';
import { noteFreeTime } from '../businesses/note-free-time.js';
import { auditHours } from './audit-hours.js';
import { lengthOfDays, requireFreeDays, requireNear, type Days } from './exception-days.js';
import { EXCEPTION_COLUMNS } from './exception-rows.js';
import { lockHours } from './lock-hours.js';
import { dayRangesOf } from './typed-hours.js';
import { shownClose, type DayRange } from './week.js';
import { isTheirs, type HoursOwner } from './whose-hours.js';

const THAT = 'That exception';

export interface ExceptionSave {
  /** The exception that is changed, whose first day may move; without it the one that begins on the date, or a new one. */
  id?: string | null | undefined;
  /** Null where the last save wins. */
  version: number | null;
  input: { date: string; lastDate?: string | null | undefined; name: string; ranges: readonly DayRange[] };
}

/**
 * Saves the hours of one date or of several. Throws INVALID_INPUT for a new first day that is past, for what is no date, and for hours that overlap;
 * CONFLICT where another exception has one of the days; STALE with the current exception in `details.current`; NOT_FOUND for one that is gone.
 */
export async function setHoursException(
  context: Context,
  owner: HoursOwner,
  { id, version, input }: ExceptionSave,
): Promise<HoursException> {
  const { db } = context;
  const name = oneLine(input.name);
  if (!name) throw invalid('name', 'Please enter a name.');
  const ranges = JSON.stringify(
    dayRangesOf(input.ranges).map(({ opens, closes }) => ({ opens, closes: shownClose(closes) })),
  );
  const days: Days = { date: input.date, lastDate: input.lastDate ?? input.date };
  const length = lengthOfDays(days);
  lockHours(context);
  const business = await db.row<{ timeZone: string }>(sql`select b.time_zone from ${OUR_BUSINESS} b`);
  if (!business) throw notFound('That business');
  const current = await db.row<HoursException>(sql`
    select ${EXCEPTION_COLUMNS} from hours_exception
    where ${isTheirs(owner)} and ${id ? sql`id = ${idOf(id, THAT)}` : sql`date = ${days.date}::date`}`);
  if (current) requireVersion(version, current, { type: 'HoursException', name: 'this date' });
  else if (id || version) throw notFound(THAT);
  requireNear(days, { context, timeZone: business.timeZone, isMoved: days.date !== current?.date });
  await requireFreeDays(context, owner, { ...days, exceptId: current?.id ?? null });
  const saved = await db.row<HoursException>(
    current
      ? sql`
    update hours_exception
    set date = ${days.date}::date, days = ${length}, name = ${name}, ranges = ${ranges}::jsonb, version = version + 1
    where id = ${current.id} returning ${EXCEPTION_COLUMNS}`
      : sql`
    insert into hours_exception (staff_id, date, days, name, ranges)
    values (${owner.staffId}, ${days.date}::date, ${length}, ${name}, ${ranges}::jsonb) returning ${EXCEPTION_COLUMNS}`,
  );
  await auditHours(context, owner, 'set-exception', saved!.id);
  noteFreeTime(context);
  context.tick(owner.topic);
  return saved!;
}
